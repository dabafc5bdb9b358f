import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { boxSize, colorTransition, target } from '#theme/mixins.ts';
import { color, media, radius, size, space, type } from '#theme/tokens.ts';

const Wrapper = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.xs};

  /* Without JavaScript a choice has no effect. */
  ${media.noScript} {
    display: none;
  }
`;

const Label = styled.label`
  color: ${color.textMuted};
  font-size: ${type.size.xs};
`;

const Control = styled.div`
  position: relative;
  display: inline-grid;
  max-inline-size: 100%;

  svg {
    position: absolute;
    inset-inline-end: ${space.md};
    inset-block-start: calc(50% - ${size.iconSmall} / 2);
    ${boxSize(size.iconSmall)}
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${target}
  ${colorTransition}
  appearance: none;
  padding-block: ${space.xs};
  padding-inline: ${space.md} calc(${space.md} + ${size.iconSmall} + ${space.sm});
  border: ${size.hairline} solid ${color.borderControl};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${type.size.sm};
  line-height: ${type.leading.control};

  ${media.hover} {
    &:hover {
      border-color: ${color.text};
      background: ${color.surfaceHover};
    }
  }
`;

interface LanguageSelectProps<Code extends string> {
  /** The languages to choose from: BCP 47 code, and name in the language itself. */
  languages: ReadonlyArray<{ code: Code; name: string }>;
  /** Code of the current language. */
  value: Code;
  /** Called with the code of the chosen language; another function ends the choice. */
  onChange: (code: Code) => void;
  /** Label above the list. */
  label: ReactNode;
}

/**
 * A native list of languages, each named in its own language. Not controlled: React would undo what is chosen
 * while it hydrates the list. A choice stays selected while its messages load, until `value` or `onChange` changes or the focus leaves.
 */
export function LanguageSelect<Code extends string>({ languages, value, onChange, label }: LanguageSelectProps<Code>) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const isHydrated = useRef(false);

  const choose = (chosen: string) => {
    const language = languages.find(({ code }) => code === chosen);
    if (language) onChange(language.code);
  };
  const showValue = () => {
    if (select.current) select.current.value = value;
  };

  useEffect(() => {
    const chosen = select.current?.value;
    // A choice made before hydration.
    if (!isHydrated.current && chosen !== undefined && chosen !== value) choose(chosen);
    else showValue();
    isHydrated.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when these change
  }, [value, onChange]);

  return (
    <Wrapper>
      <Label htmlFor={id}>{label}</Label>
      <Control>
        <Select
          id={id}
          // On the way back, the browser would restore what was chosen, and that would be followed once more.
          autoComplete="off"
          defaultValue={value}
          ref={select}
          onChange={({ target: { value: chosen } }) => choose(chosen)}
          onBlur={showValue}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
        <ChevronDown />
      </Control>
    </Wrapper>
  );
}
