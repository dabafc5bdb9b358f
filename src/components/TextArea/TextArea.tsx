import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../Field/Field';
import { Area } from '../Field/Field.styles';

type TextAreaProps = FieldProps & ComponentPropsWithRef<'textarea'>;

/** Several lines of text with their label; takes the attributes of a `textarea` but those that tie it to its label and error. */
export function TextArea({ label, error, hint, ...area }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <Area {...area} {...control} />}
    </Field>
  );
}
