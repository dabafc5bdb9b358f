import styled, { createGlobalStyle, css } from 'styled-components';
import { getConfig } from '../config';

const head = '2.75rem';

/** Least width for two panes in a row, and for four as wide as a phone. */
const two = '41rem';
const four = '82rem';

/**
 * Where the screen does not fit two rows of panes that show 400 px of a page, as beside an open panel, four panes in
 * a row are reduced, so that each is still as wide as a phone.
 */
const fourReduced = '(width >= 68rem) and (height < 57rem)';
const reduction = 0.8;

/** Of a padded story, as in pane.html. */
const padding = '1rem';

/** Least height of a pane on the screen, for a list or a notice that opens. */
const leastHeight = '24rem';

export const Board = styled.div<{ $fillsScreen: boolean }>(({ $fillsScreen }) => {
  const { color, space, type } = getConfig().tokens;
  return css`
    container-type: inline-size;
    background: ${color.backgroundRaised};

    > p {
      padding: ${space.xs} ${space.sm} 0;
      color: ${color.danger};
      font: ${type.size.sm} ${type.family};
    }

    ${
      $fillsScreen &&
      css`
        position: fixed;
        inset: 0;
        overflow: auto;
      `
    }
  `;
});

export const Grid = styled.div<{ $count: number; $fillsScreen: boolean }>(({ $count, $fillsScreen }) => {
  const { space } = getConfig().tokens;
  return css`
    --rows: 1;
    --zoom: 1;

    display: grid;
    gap: ${space.xs};
    align-items: start;
    padding: ${space.xs};

    @container (inline-size >= ${two}) {
      --rows: ${Math.ceil($count / 2)};

      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    ${
      $fillsScreen &&
      $count > 2 &&
      css`
        @media ${fourReduced} {
          --rows: ${Math.ceil($count / 4)};
          --zoom: ${reduction};

          grid-template-columns: repeat(${Math.min($count, 4)}, minmax(0, 1fr));
        }
      `
    }

    @container (inline-size >= ${four}) {
      --rows: ${Math.ceil($count / 4)};
      --zoom: 1;

      grid-template-columns: repeat(${Math.min($count, 4)}, minmax(0, 1fr));
    }
  `;
});

/** What Storybook has around a centered story is as wide as its content, which a frame does not have. */
export const FullWidth = createGlobalStyle`
  .docs-story div:has(iframe[data-alone]) {
    inline-size: 100%;
  }
`;

export const PaneBox = styled.section<{
  $isAlone: boolean;
  $isPadded: boolean;
  $isMaximized: boolean;
  $fillsScreen: boolean;
}>(({ $isAlone, $isPadded, $isMaximized, $fillsScreen }) => {
  const { color, radius, size, space, type } = getConfig().tokens;
  return css`
    --share: max(calc(10 * ${space.xl}), calc((100vh - ${space.xs}) / var(--rows) - ${head} - ${space.sm}));

    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    inline-size: 100%;
    overflow: clip;
    border: ${size.hairline} solid ${color.borderControl};
    border-radius: ${radius.sm};
    background: ${color.background};

    ${
      $isAlone &&
      css`
        border: 0;
        border-radius: 0;
      `
    }

    ${
      /* In line with a story that has no pane: the padding of its document is space for outlines. */
      $isAlone &&
      $isPadded &&
      css`
        inline-size: calc(100% + 2 * ${padding});
        margin: calc(-1 * ${padding});
      `
    }

    header,
    p {
      font-family: ${type.family};
    }

    header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space.xs};
      block-size: ${head};
      padding-inline-start: ${space.sm};
      border-block-end: ${size.hairline} solid ${color.border};
      background: ${color.surface};
      color: ${color.text};
    }

    h2 {
      font-size: ${type.size.sm};
    }

    p {
      padding: ${space.xs} ${space.sm};
      border-block-end: ${size.hairline} solid ${color.danger};
      color: ${color.danger};
      font-size: ${type.size.sm};
      overflow-wrap: anywhere;
    }

    button {
      display: grid;
      place-items: center;
      inline-size: ${size.target};
      block-size: ${size.target};
      border: 0;
      background: none;
      color: ${color.textMuted};
      cursor: pointer;
    }

    button:hover {
      color: ${color.text};
    }

    svg {
      inline-size: ${size.iconSmall};
      block-size: ${size.iconSmall};
    }

    iframe {
      inline-size: 100%;
      /* All panes fit on the screen where possible, and leave space for what opens in a small story. */
      min-block-size: max(
        var(--height, 0px),
        ${$fillsScreen ? `min(${leastHeight}, var(--share) / var(--zoom))` : '0px'}
      );
      max-block-size: calc(var(--share) / var(--zoom));
      border: 0;
      zoom: var(--zoom);
      background: ${color.background};
    }

    ${
      $isMaximized &&
      css`
        position: fixed;
        inset: 0;
        z-index: 10;
        border: 0;
        border-radius: 0;

        iframe {
          flex: 1;
          max-block-size: none;
          zoom: 1;
        }
      `
    }
  `;
});
