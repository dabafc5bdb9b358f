import { useState } from 'react';
import styled from 'styled-components';
import { color, size, space, type } from '#theme/tokens.ts';

const Value = styled.button`
  justify-self: start;
  min-block-size: ${space.lg};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textMuted};
  font-size: inherit;
  line-height: inherit;
  text-align: start;
  text-decoration: underline dotted;
  text-underline-offset: ${size.focusRing};
  overflow-wrap: anywhere;
  cursor: copy;

  &:hover {
    color: ${color.text};
  }
`;

const Note = styled.span`
  color: ${color.text};
  font-size: ${type.size.xs};

  &:not(:empty) {
    margin-inline-start: ${space.xs};
  }
`;

/** The value of a token; a click copies it. */
export function CopyValue({ value }: { value: string | number }) {
  const [note, setNote] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(String(value));
      setNote('Copied');
    } catch {
      setNote('Not copied: the browser refuses it');
    }
  };
  return (
    <span>
      <Value type="button" title="Copy" onClick={() => void copy()} onBlur={() => setNote('')}>
        <code>{value}</code>
      </Value>
      <Note role="status">{note}</Note>
    </span>
  );
}
