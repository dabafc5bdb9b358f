import styled, { keyframes } from 'styled-components';
import { pageColumn } from '#theme/mixins.ts';
import { color, layer, media, size, space, type } from '#theme/tokens.ts';

/** Scroll timeline of the text: from its first line at the top of the viewport to its last at the bottom. */
const readingTimeline = '--reading';

const grow = keyframes`
  from { scale: 0 1; }
`;

const show = keyframes`
  from, to { visibility: visible; }
`;

export const Root = styled.div`
  position: relative;
  timeline-scope: ${readingTimeline};
`;

/** A progress bar below the header, for browsers with scroll-driven animations. */
export const Progress = styled.div`
  display: none;

  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (timeline-scope: ${readingTimeline}) {
      display: block;
      position: absolute;
      inset: 0;
      z-index: ${layer.header};
      pointer-events: none;

      &::before {
        content: '';
        position: sticky;
        inset-block-start: ${size.header};
        display: block;
        block-size: ${space.xxxs};
        background: ${color.accent};
        transform-origin: 0 0;
        /* Where the page does not scroll, there is no progress. */
        visibility: hidden;
        animation:
          ${grow} linear both,
          ${show} linear both;
        animation-timeline: ${readingTimeline}, scroll();
        animation-range: contain, normal;
      }

      ${media.short} {
        &::before {
          inset-block-start: 0;
        }
      }

      &:dir(rtl)::before {
        transform-origin: 100% 0;
      }
    }
  }
`;

export const Columns = styled.div`
  ${pageColumn}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.part};
  padding-block: ${space.part} ${space.section};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.6fr);
  }

  ${media.print} {
    padding-block: 0;
  }
`;

export const Intro = styled.header`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`;

export const Summary = styled.p`
  max-inline-size: ${size.quote};
  color: ${color.text};
  font-size: ${type.size.xl};
  line-height: ${type.leading.quote};
  text-wrap: balance;
`;

export const Updated = styled.p`
  padding-block-start: ${space.md};
  border-block-start: ${size.hairline} solid ${color.border};
  color: ${color.textMuted};
  font-size: ${type.size.sm};
  line-height: ${type.leading.control};
`;

/** Its digits have equal widths, so that the titles align. */
export const Number = styled.span`
  font-variant-numeric: lining-nums tabular-nums;
`;

export const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Otherwise, the first paragraphs that arrive are spread over the height of the table of contents. */
  align-content: start;
  gap: ${space.part};
  min-inline-size: 0;
  max-inline-size: ${size.measure};
  font-size: calc(${type.size.reading} * ${type.scale.reading});
  line-height: ${type.leading.reading};
  view-timeline: ${readingTimeline};

  /* The numbers are in the margin. */
  ${media.desktop} {
    box-sizing: content-box;
    padding-inline-start: ${space.xxl};
  }

  ${media.print} {
    max-inline-size: none;
    padding: 0;
  }
`;

/** Marks the end of the text for `useCurrentSection`. */
export const End = styled.div`
  block-size: 0;
`;
