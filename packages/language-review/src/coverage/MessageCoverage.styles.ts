import styled, { css } from 'styled-components';
import { getConfig } from '../config';

const hover = '@media (hover: hover) and (pointer: fine)';

const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const quickColors = css`
  transition: 140ms cubic-bezier(0.2, 0.7, 0.2, 1);
  transition-property: background-color, border-color, color, box-shadow;
`;

export const Tools = styled.div(() => {
  const { color, space, size, radius, type } = getConfig().tokens;
  return css`
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space.md};
    margin-block-end: ${space.md};

    label:has([type='search']) {
      flex: 0 1 22em;
      display: grid;
      gap: ${space.xxs};
      color: ${color.textMuted};
      font-size: ${type.size.xs};
    }

    [type='search'] {
      min-block-size: ${size.target};
      inline-size: 100%;
      padding: ${space.xs} ${space.md};
      border: ${size.hairline} solid ${color.borderControl};
      border-radius: ${radius.md};
      background: ${color.surface};
      color: ${color.text};
      font: inherit;
      font-size: ${type.size.sm};
    }

    [role='status'] {
      padding-block: ${space.sm};
      color: ${color.textMuted};
    }

    /* Radio buttons that look like the filter that they are. */
    fieldset {
      flex: 1 0 100%;
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
      min-inline-size: 0;
      margin: 0;
      padding: 0;
      border: 0;
    }

    legend,
    [type='radio'] {
      ${visuallyHidden}
    }

    fieldset label {
      ${quickColors}
      position: relative;
      display: inline-flex;
      align-items: center;
      gap: ${space.xs};
      min-block-size: ${size.target};
      padding-inline: ${space.sm};
      border: ${size.hairline} solid ${color.borderControl};
      border-radius: ${radius.round};
      color: ${color.text};
      line-height: 1.25;
      cursor: pointer;

      b {
        color: ${color.accent};
        font-weight: inherit;
        font-variant-numeric: tabular-nums;
      }

      &[data-empty] {
        color: ${color.textMuted};
      }

      &[data-empty] b {
        color: inherit;
      }

      &:has(:checked) {
        border-color: ${color.accent};
        background: ${color.surfaceHover};
        box-shadow: inset 0 0 0 ${size.hairline} ${color.accent};
        color: ${color.text};
      }

      &:has(:focus-visible) {
        outline: ${size.focusRing} solid ${color.focus};
        outline-offset: ${size.focusRing};
      }

      ${hover} {
        &:hover {
          background: ${color.surfaceHover};
        }
      }
    }
  `;
});

export const Table = styled.table(() => {
  const { color, space, size, type } = getConfig().tokens;
  return css`
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;

    caption {
      ${visuallyHidden}
    }

    th,
    td {
      padding-block: ${space.sm};
      padding-inline: 0 clamp(${space.xs}, 1.5cqi, ${space.md});
      font-weight: inherit;
      line-height: 1.45;
      text-align: start;
      vertical-align: top;
    }

    /* It stays in sight above so many rows. */
    thead th {
      position: sticky;
      inset-block-start: 0;
      background: ${color.background};
      box-shadow: inset 0 calc(-1 * ${size.hairline}) ${color.border};
      color: ${color.textMuted};
      font-size: ${type.size.xs};
    }

    tbody tr:not([id]) > * {
      border-block-start: ${size.hairline} solid ${color.border};
    }

    tr[id] > * {
      padding: 0;
    }

    @container (inline-size < 40em) {
      thead {
        ${visuallyHidden}
      }

      &,
      tbody,
      tr[id],
      tr[id] td {
        display: block;
      }

      tbody tr:not([id]) {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(8em, 1fr));
        gap: ${space.xs} ${space.md};
        padding-block: ${space.md};
        border-block-start: ${size.hairline} solid ${color.border};

        > * {
          border: 0;
          padding: 0;
        }

        > th {
          grid-column: 1 / -1;
        }
      }

      /* The heads of the columns are out of sight, so each cell says its own. */
      td::before {
        content: attr(data-column);
        display: block;
        color: ${color.textMuted};
        font-size: ${type.size.xs};
      }
    }
  `;
});

export const Opener = styled.button(() => {
  const { color, size, space, radius } = getConfig().tokens;
  return css`
    ${quickColors}
    display: block;
    min-block-size: ${size.target};
    inline-size: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.textMuted};
    font-size: inherit;
    line-height: inherit;
    text-align: start;
    cursor: pointer;
    /* Below the heads that stay in sight. */
    scroll-margin-block-start: ${size.header};

    code {
      display: flex;
    }

    code::before {
      content: '▸' / '';
      flex: none;
      inline-size: ${space.md};
      color: ${color.textMuted};
    }

    &[aria-expanded='true'] code::before {
      content: '▾' / '';
    }

    ${hover} {
      &:hover code {
        color: ${color.accent};
      }
    }
  `;
});

const tones = { good: 'success', bad: 'danger', notable: 'accent' } as const;

export const State = styled.span<{ $tone: keyof typeof tones }>`
  color: ${({ $tone }) => getConfig().tokens.color[tones[$tone]]};
`;

export const Aside = styled.small(() => {
  const { color, type } = getConfig().tokens;
  return css`
    color: ${color.textMuted};
    font-size: ${type.size.xs};
  `;
});

export const Details = styled.dl(() => {
  const { color, space, radius, size } = getConfig().tokens;
  return css`
    display: grid;
    grid-template-columns: minmax(6em, 1fr) 6fr;
    gap: ${space.md};
    margin-block-end: ${space.md};
    border-radius: ${radius.md};
    background: ${color.backgroundRaised};
    padding: ${space.md};

    @container (inline-size < 40em) {
      grid-template-columns: 1fr;
      gap: ${space.xs};
    }

    dt {
      color: ${color.textMuted};
    }

    dd {
      display: grid;
      gap: ${space.xxs};
      max-inline-size: ${size.measure};
      overflow-wrap: anywhere;
    }

    p {
      white-space: pre-line;
    }
  `;
});

/** Versions of a text, side by side. */
export const Versions = styled.dl(() => {
  const { space } = getConfig().tokens;
  return css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14em), 1fr));
    gap: ${space.md};

    > div {
      display: grid;
      gap: ${space.xxs};
      align-content: start;
    }
  `;
});
