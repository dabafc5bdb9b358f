import { createGlobalStyle } from 'styled-components';
import { color, media, size, space, type } from './tokens';
import { print } from './print';
import { typeSettingsRules } from './typeSettings';

/** Reset, background and typography of the page. Rendered once per document. */
export const GlobalStyle = createGlobalStyle`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  [hidden] {
    display: none !important;
  }

  ${typeSettingsRules}

  html {
    color-scheme: dark;
    background: ${color.background};
    scroll-padding-block-start: calc(${size.header} + ${space.lg});
    text-size-adjust: 100%;

    ${media.short} {
      scroll-padding-block-start: ${space.lg};
    }

    /* A page of the site must not shift when it arrives in parts, first of all an empty body, and grows longer than the screen. */
    &:not(:has(> body > *)),
    &:has(> body > #root) {
      scrollbar-gutter: stable;
    }
  }

  body {
    margin: 0;
    background: ${color.background};
  }

  /* An element with its own language, such as a pane of the workbench, resets the typography. */
  body,
  div[lang] {
    color: ${color.text};
    font-family: ${type.family};
    font-size: ${type.size.md};
    font-weight: ${type.weight.regular};
    line-height: ${type.leading.body};
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
    padding: 0;
  }

  h1,
  h2,
  h3 {
    font-weight: ${type.weight.bold};
    line-height: ${type.leading.heading};
    letter-spacing: ${type.tracking.heading};
    text-wrap: balance;
  }

  h1,
  h2,
  h3,
  p,
  li,
  dd {
    overflow-wrap: anywhere;
  }

  p,
  li,
  dd {
    text-wrap: pretty;
  }

  blockquote {
    quotes: ${type.quotes};
  }

  ul,
  ol,
  summary {
    list-style: none;
  }

  img,
  svg,
  iframe {
    display: block;
    max-inline-size: 100%;
  }

  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  button,
  select,
  summary {
    cursor: pointer;
  }

  /* The marker of Safari. */
  summary::-webkit-details-marker {
    display: none;
  }

  a {
    color: inherit;
    text-underline-offset: 0.25em;
  }

  :focus-visible {
    outline: ${size.focusRing} solid ${color.focus};
    outline-offset: ${size.focusRing};
  }

  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  /* Icons take the visitor's colors, and the current item is highlighted with system colors. */
  @media (forced-colors: active) {
    svg {
      background: none !important;
      color: inherit !important;
    }

    [aria-current] {
      border-color: Highlight !important;
      background: Highlight !important;
      color: HighlightText !important;
      forced-color-adjust: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  ${print}
`;
