import { css } from 'styled-components';
import { media } from './tokens';

/**
 * The print style: black on white, one column, without controls. Styles of a single component are in its own file, under
 * `media.print`.
 */
export const print = css`
  @page {
    margin: 18mm 14mm 20mm;

    @bottom-center {
      content: counter(page) '/' counter(pages);
      font: 8pt sans-serif;
    }
  }

  ${media.print} {
    html {
      color-scheme: light;
      font-size: 9pt;
    }

    *,
    *::before,
    *::after {
      border-color: #b4b4b4 !important;
      background: none !important;
      color: #000 !important;
      box-shadow: none !important;
      /* Animated elements are in their final state. */
      animation: none !important;
      transition: none !important;
      translate: none !important;
    }

    /* Dark text on light needs more weight than light on dark. */
    body,
    div[lang] {
      font-weight: 400;
    }

    /* Page breaks work in blocks, and badly in grids. */
    div:has(> main),
    main :where(section, figure, div:not([aria-hidden='true'], [role='img'], address div)) {
      display: block !important;
    }

    div:has(> main),
    main {
      min-block-size: 0 !important;
    }

    main section {
      padding-block: 1rem 0 !important;
    }

    main :is(h1, h2, h3, p, ul, picture, blockquote, figcaption, address) {
      margin-block: 0.625rem;
    }

    h1,
    h2,
    h3 {
      break-after: avoid;
      break-inside: avoid;
    }

    /* A picture stays with the text before it. */
    picture {
      break-before: avoid;
      break-inside: avoid;
    }

    /* The last lines, such as an address, stay together and with the text before them. */
    main section:last-of-type > p:last-child {
      break-before: avoid;
      break-inside: avoid;
    }

    p,
    li {
      orphans: 3;
      widows: 3;
    }

    picture,
    img,
    figure,
    address,
    footer {
      break-inside: avoid;
    }

    footer {
      break-before: avoid;
    }

    picture {
      display: block;
      max-inline-size: 90mm;
      margin-inline: auto;
    }

    /* Controls, and the offer of another language. */
    button,
    select,
    [role='status'],
    div:has(> main) > aside {
      display: none !important;
    }

    /* Anchors have no use on paper. */
    a[href^='#'] {
      display: none !important;
    }

    /* An empty form is hidden, with its card; a filled one is printed in full. The honeypot has no placeholder. */
    :is(form, div:has(> form)):not(:has(:is(input, textarea):not(:placeholder-shown, [hidden] *))) {
      display: none !important;
    }

    textarea {
      field-sizing: content;
    }

    /* Only external links have an absolute URL. */
    a[href^='http']::after {
      content: ' (' attr(href) ')';
      direction: ltr;
      unicode-bidi: isolate;
      overflow-wrap: anywhere;
    }
  }
`;
