import styled, { css } from 'styled-components';
import { boxSize, colorTransition, target } from '#theme/mixins.ts';
import { color, media, radius, size, space, type } from '#theme/tokens.ts';

export const Wrapper = styled.div`
  display: grid;
  gap: ${space.xs};
  align-content: start;
  min-inline-size: 0;
`;

export const Label = styled.label`
  color: ${color.text};
  font-size: ${type.size.sm};
  font-weight: ${type.weight.medium};
  line-height: ${type.leading.control};
`;

const control = css`
  ${target}
  ${colorTransition}
  inline-size: 100%;
  /* The label above it is seen, too, where a field is scrolled into view below the header. */
  scroll-margin-block-start: calc(2 * ${type.size.sm} + ${space.xs});
  padding: ${space.sm} ${space.md};
  border: ${size.hairline} solid ${color.borderControl};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${type.size.md};
  line-height: ${type.leading.control};

  /* A left-to-right value in a right-to-left page is still aligned with the page's text. */
  :dir(rtl) > &:dir(ltr) {
    text-align: end;
  }

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.text};
      background: ${color.surfaceHover};
    }
  }

  &:read-only {
    border-color: ${color.border};
    color: ${color.textMuted};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 ${size.hairline} ${color.danger};
  }
`;

export const Input = styled.input`
  ${control}
`;

export const Area = styled.textarea`
  ${control}
  display: block;
  resize: block;
`;

export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.xxs} ${space.md};
  font-size: ${type.size.sm};
  line-height: ${type.leading.control};
`;

export const ErrorText = styled.p`
  display: flex;
  gap: ${space.xs};
  color: ${color.danger};

  svg {
    flex: none;
    ${boxSize(size.iconSmall)}
    margin-block-start: calc((1lh - ${size.iconSmall}) / 2);
  }
`;

export const Hint = styled.p`
  margin-inline-start: auto;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;
