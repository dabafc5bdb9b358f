import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
// By a relative path, because react-docgen does not resolve subpath imports.
import { Area, Field, type FieldProps } from '../Field';

interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps> {
  /** Height in lines of text. */
  rows?: number | undefined;
}

/** On focus a browser scrolls to the line of the caret, not to the full control (WCAG 2.2, 2.4.12). */
const scrollIntoView = (area: HTMLTextAreaElement) => area.scrollIntoView({ block: 'nearest' });

function scrollOnTab({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Tab') scrollIntoView(currentTarget);
}

/** The focus may be there before hydration. */
function scrollIfFocused(area: HTMLTextAreaElement | null) {
  if (area?.matches(':focus')) scrollIntoView(area);
}

/** A multi-line text field with label, error and hint; takes the attributes of a `textarea`. */
export function TextArea({ id, label, error, hint, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) => <Area ref={scrollIfFocused} onKeyUp={scrollOnTab} {...area} {...control} />}
    </Field>
  );
}
