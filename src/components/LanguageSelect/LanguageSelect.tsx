import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useLanguage } from '../../i18n/LanguageProvider';
import { isLanguage, languages, type Language } from '../../i18n/languages';
import { Message } from '../../i18n/Message';
import { quickColors, target } from '../../theme/mixins';

const Wrapper = styled.div(
  ({ theme: { space, media } }) => css`
    display: grid;
    justify-items: start;
    gap: ${space.xs};

    /* Without a script a choice would lead nowhere. */
    ${media.scriptless} {
      display: none;
    }
  `,
);

const Label = styled.label(
  ({ theme: { color, type } }) => css`
    color: ${color.textMuted};
    font-size: ${type.size.xs};
  `,
);

const Box = styled.div(
  ({ theme: { color, space, size } }) => css`
    position: relative;
    display: inline-grid;
    max-inline-size: 100%;

    svg {
      position: absolute;
      inset-inline-end: ${space.md};
      inset-block-start: calc(50% - ${size.iconSmall} / 2);
      inline-size: ${size.iconSmall};
      block-size: ${size.iconSmall};
      color: ${color.textMuted};
      pointer-events: none;
    }
  `,
);

const Select = styled.select(
  ({ theme: { color, space, type, radius, size, media } }) => css`
    ${target}
    ${quickColors}
    appearance: none;
    padding-block: ${space.xs};
    padding-inline: ${space.md} calc(${space.md} + ${size.iconSmall} + ${space.sm});
    border: ${size.hairline} solid ${color.lineControl};
    border-radius: ${radius.round};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${type.size.sm};
    line-height: ${type.leading.control};
    cursor: pointer;

    ${media.hover} {
      &:hover {
        border-color: ${color.text};
        background: ${color.surfaceHover};
      }
    }
  `,
);

/** The browser's own list of languages, each named in its own language. */
export function LanguageSelect() {
  const { language, setLanguage, t } = useLanguage();
  // The choice stands while its texts are on their way, unless the visitor goes on before they are there.
  const [choice, setChoice] = useState<Language>();
  useEffect(() => setChoice(undefined), [t]);
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  const choose = (value: string) => {
    if (!isLanguage(value)) return;
    setChoice(value);
    setLanguage(value);
  };

  useEffect(() => {
    // A choice made before the page could answer is still what the visitor wants.
    if (select.current && select.current.value !== language) choose(select.current.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes to life
  }, []);

  return (
    <Wrapper>
      <Label htmlFor={id}>
        <Message id="language" />
      </Label>
      <Box>
        <Select
          id={id}
          value={choice ?? language}
          ref={select}
          onChange={({ target: { value } }) => choose(value)}
          onBlur={() => setChoice(undefined)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
        <ChevronDown aria-hidden="true" />
      </Box>
    </Wrapper>
  );
}
