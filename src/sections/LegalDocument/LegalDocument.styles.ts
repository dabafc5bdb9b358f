import styled, { css, keyframes } from 'styled-components';
import { pageColumn, colorTransition, quietLink, target } from '#theme/mixins.ts';

/** Scroll timeline of the text: from its first line at the top of the viewport to its last at the bottom. */
const readingTimeline = '--reading';

const grow = keyframes`
  from { scale: 0 1; }
`;

const fade = keyframes`
  from { opacity: 1; }
`;

export const Sheet = styled.div`
  position: relative;
  timeline-scope: ${readingTimeline};
`;

/**
 * A progress bar below the header, driven by scrolling in CSS alone. Browsers without scroll-driven animations, and visitors
 * who prefer reduced motion, have none.
 */
export const Progress = styled.div(
  ({ theme: { color, space, size, layer, media } }) => css`
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
          animation: ${grow} linear both;
          animation-timeline: ${readingTimeline};
          animation-range: contain;
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
  `,
);

export const Columns = styled.div(
  ({ theme: { space, media } }) => css`
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
  `,
);

export const Opening = styled.header(
  ({ theme: { space } }) => css`
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.lg};
  `,
);

/** The document in two sentences. */
export const Summary = styled.p(
  ({ theme: { color, type, size } }) => css`
    max-inline-size: ${size.quote};
    color: ${color.text};
    font-size: ${type.size.xl};
    line-height: ${type.leading.quote};
    text-wrap: balance;
  `,
);

export const Updated = styled.p(
  ({ theme: { color, space, type, size } }) => css`
    padding-block-start: ${space.md};
    border-block-start: ${size.hairline} solid ${color.border};
    color: ${color.textMuted};
    font-size: ${type.size.sm};
    line-height: ${type.leading.control};
  `,
);

/** The number of a section, in digits of equal width, so that the titles are aligned. */
export const Number = styled.span`
  font-variant-numeric: lining-nums tabular-nums;
`;

export const Contents = styled.nav(
  ({ theme: { color, space, type, size, radius, motion, media } }) => css`
    align-self: start;

    h2,
    summary {
      font-size: ${type.size.sm};
      font-weight: ${type.weight.medium};
      line-height: ${type.leading.control};
      letter-spacing: normal;
    }

    h2 {
      display: none;
      color: ${color.textMuted};
    }

    summary {
      ${target}
      ${colorTransition}
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space.sm};
      padding-inline: ${space.md};
      border: ${size.hairline} solid ${color.borderControl};
      border-radius: ${radius.md};
      list-style: none;
      cursor: pointer;

      &::-webkit-details-marker {
        display: none;
      }

      ${media.hover} {
        &:hover {
          background: ${color.surfaceHover};
        }
      }
    }

    svg {
      flex: none;
      inline-size: ${size.icon};
      block-size: ${size.icon};
      transition: rotate ${motion.moderate} ${motion.easing};
    }

    [open] svg {
      rotate: 180deg;
    }

    [open] summary {
      margin-block-end: ${space.xs};
    }

    /* From tablets on the list is always open. Browsers without ::details-content keep the button. */
    ${media.tablet} {
      @supports selector(::details-content) {
        h2 {
          display: block;
          margin-block-end: ${space.sm};
        }

        summary {
          display: none;
        }

        details::details-content {
          content-visibility: visible;
        }
      }

      ol {
        columns: 2;
        column-gap: ${space.xl};
      }

      li {
        break-inside: avoid;
      }
    }

    ${media.desktop} {
      position: sticky;
      inset-block-start: calc(${size.header} + ${space.lg});
      max-block-size: calc(100dvh - ${size.header} - 2 * ${space.lg});
      overflow: auto;

      /* Room for the focus ring, which the scroll container would clip. */
      margin: calc(-1 * ${space.xs});
      padding: ${space.xs};

      ol {
        columns: 1;
      }
    }

    ${media.short} {
      position: static;
      max-block-size: none;
    }

    ${media.print} {
      display: none;
    }
  `,
);

export const ContentsLink = styled.a(
  ({ theme: { color, space, type, radius } }) => css`
    ${target}
    ${quietLink}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: center;
    align-items: baseline;
    gap: ${space.sm};
    padding: ${space.xs} ${space.md};
    border-inline-start: ${space.xxxs} solid ${color.border};
    color: ${color.textMuted};
    font-size: ${type.size.sm};
    line-height: ${type.leading.control};
    text-decoration: none;

    &:focus-visible {
      border-radius: ${radius.sm};
    }

    ${Number} {
      min-inline-size: 2ch;
    }

    &[aria-current] {
      border-color: ${color.accent};
      color: ${color.text};
    }
  `,
);

export const Text = styled.div(
  ({ theme: { space, type, size, media } }) => css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
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
  `,
);

export const Heading = styled.div(
  ({ theme: { color, space, type, media } }) => css`
    display: flex;
    align-items: start;
    gap: ${space.xs};
    font-size: ${type.size.xl};
    line-height: ${type.leading.heading};

    h2 {
      display: flex;
      gap: ${space.sm};
      min-inline-size: 0;
      font-size: inherit;
    }

    h2 > span {
      min-inline-size: 0;
    }

    ${Number} {
      flex: none;
      color: ${color.accent};
      font-weight: ${type.weight.regular};
    }

    ${media.desktop} {
      h2 {
        gap: 0;
        margin-inline-start: calc(-1 * ${space.xxl});
      }

      ${Number} {
        inline-size: ${space.xxl};
      }
    }
  `,
);

/** A link to its own section, whose URL can be copied. */
export const SectionLink = styled.a(
  ({ theme: { color, size, radius, media } }) => css`
    ${target}
    ${colorTransition}
    flex: none;
    display: grid;
    place-items: center;
    /* The target is taller than the line of the heading, which keeps its height. */
    margin-block: calc((1lh - ${size.target}) / 2);
    border-radius: ${radius.sm};
    color: ${color.textMuted};

    svg {
      inline-size: ${size.icon};
      block-size: ${size.icon};
    }

    /* Always visible on touch screens; elsewhere on hover and focus. */
    ${media.hover} {
      transition-property: color, opacity;

      :not(:hover) > &:not(:focus-visible) {
        opacity: 0;
      }

      &:hover {
        color: ${color.accent};
      }
    }

    ${media.print} {
      display: none;
    }
  `,
);

export const Part = styled.section(
  ({ theme: { color, space, radius, motion, media } }) => css`
    position: relative;
    isolation: isolate;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.md};

    p,
    li {
      color: ${color.textMuted};
    }

    /* Keeps the line breaks of the message, as in a postal address. */
    p {
      white-space: pre-line;
    }

    /* A phone number wraps only where it does not fit on a line. */
    a[href^='tel:'] {
      display: inline-block;
    }

    data {
      white-space: nowrap;
    }

    /* An empty marker, because with "none" Safari exposes no list. */
    ul {
      display: grid;
      gap: ${space.sm};
      list-style-type: '';
    }

    li {
      position: relative;
      padding-inline-start: ${space.lg};
    }

    li::before {
      content: '';
      position: absolute;
      inset-inline-start: 0;
      inset-block-start: calc((1lh - ${space.xxxs}) / 2);
      inline-size: ${space.sm};
      border-block-start: ${space.xxxs} solid ${color.accent};
    }

    p a,
    li a {
      color: ${color.text};
    }

    /* Highlights the target of a link with a background that fades. */
    ${media.motion} {
      &:target::before {
        content: '';
        position: absolute;
        inset: calc(-1 * ${space.sm});
        z-index: -1;
        border-radius: ${radius.md};
        background: ${color.surface};
        opacity: 0;
        animation: ${fade} ${motion.slow} ${motion.easing};
      }

      ${media.desktop} {
        &:target::before {
          inset-inline-start: calc(-1 * (${space.xxl} + ${space.sm}));
        }
      }
    }
  `,
);

/** Marks the end of the text for `useCurrentSection`. */
export const End = styled.div`
  block-size: 0;
`;
