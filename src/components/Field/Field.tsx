import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Below, ErrorText, Hint, Label, Wrapper } from './Field.styles';

export interface FieldProps {
  /** Id of the control, if something links to it; generated otherwise. */
  id?: string | undefined;
  /** Visible label, and accessible name of the control. */
  label: ReactNode;
  /** Error message; shown below the control, and part of its accessible description. */
  error?: ReactNode;
  /** Help below the control, for example a character count; part of its accessible description. */
  hint?: ReactNode;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/**
 * The base of `TextField` and `TextArea`: label, error and hint around a control, which gets its id and its ARIA attributes
 * (WCAG 2.2, techniques H44 and ARIA1). `Input` and `Area` are the styled controls for it.
 */
export function Field({
  id: givenId,
  label,
  error,
  hint,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <Wrapper>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(error || hint) && (
        <Below>
          {error && (
            <ErrorText id={errorId}>
              <CircleAlert />
              <span>{error}</span>
            </ErrorText>
          )}
          {hint && <Hint id={hintId}>{hint}</Hint>}
        </Below>
      )}
    </Wrapper>
  );
}
