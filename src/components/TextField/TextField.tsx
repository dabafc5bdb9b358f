import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../Field/Field';
import { Input } from '../Field/Field.styles';

type TextFieldProps = FieldProps & ComponentPropsWithRef<'input'>;

/** A line of text with its label; takes every attribute of an `input`. */
export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  );
}
