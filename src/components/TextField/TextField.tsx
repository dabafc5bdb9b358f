import type { ComponentPropsWithRef } from 'react';
// By a relative path, because react-docgen does not resolve subpath imports.
import { Field, type FieldProps, Input } from '../Field';

type TextFieldProps = FieldProps & ComponentPropsWithRef<'input'>;

/** A single-line text field with label, error and hint; takes the attributes of an `input`. */
export function TextField({ id, label, error, hint, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  );
}
