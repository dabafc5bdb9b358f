import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../Field/Field';
import { Input } from '../Field/Field.styles';

type TextFieldProps = FieldProps & ComponentPropsWithRef<'input'>;

/** A line of text with its label; takes the attributes of an `input` but those that tie it to its label and error. */
export function TextField({ id, label, error, hint, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  );
}
