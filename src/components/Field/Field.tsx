import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Below, ErrorText, Hint, Label, Wrapper } from './Field.styles';

export interface FieldProps {
  /** Id of the control, where something leads to it; one of its own otherwise. */
  id?: string | undefined;
  label: ReactNode;
  /** What is wrong with the value; shown under the field and read with it. */
  error?: ReactNode;
  /** Quiet help under the field, for example a character count. */
  hint?: ReactNode;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, error and hint around a control, which gets its id and its description. */
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
              <CircleAlert aria-hidden="true" />
              <span>{error}</span>
            </ErrorText>
          )}
          {hint && <Hint id={hintId}>{hint}</Hint>}
        </Below>
      )}
    </Wrapper>
  );
}
