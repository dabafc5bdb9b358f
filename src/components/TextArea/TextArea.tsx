import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { Field, type FieldProps } from '../Field/Field';
import { Area } from '../Field/Field.styles';

type TextAreaProps = FieldProps & ComponentPropsWithRef<'textarea'>;

/** A browser brings the line of the caret into sight, not all of the box that the keyboard has come to (WCAG 2.2, 2.4.12). */
const showWhole = (area: HTMLTextAreaElement) => area.scrollIntoView({ block: 'nearest' });

function showReached({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Tab') showWhole(currentTarget);
}

/** The keyboard may have come before the scripts did. */
function showFocused(area: HTMLTextAreaElement | null) {
  if (area?.matches(':focus')) showWhole(area);
}

/** Several lines of text with their label; takes the attributes of a `textarea` but those that tie it to its label and error. */
export function TextArea({ id, label, error, hint, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) => <Area ref={showFocused} onKeyUp={showReached} {...area} {...control} />}
    </Field>
  );
}
