import { css } from 'styled-components';

/**
 * The site on paper: black on white, one column, without what only a screen can do. What one part alone knows stands in
 * its own styles, behind `media.print`.
 */
export const print = css(
  ({ theme: { media } }) => css`
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
        /* What moves is where it ends up. */
        animation: none !important;
        transition: none !important;
        translate: none !important;
      }

      /* Light text on dark is set lighter than black on white. */
      body,
      div[lang] {
        font-weight: 400;
      }

      /* Sheets cut through blocks well, and badly through grids. */
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

      /* A picture stands below the words it belongs to. */
      picture {
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

      /* What is pressed or played. */
      button,
      select,
      [role='status'],
      div:has(> iframe) {
        display: none !important;
      }

      /* On paper no link leads further down. */
      a[href^='#'] {
        display: none !important;
      }

      /* An empty form is of no use on paper; what was written into one is kept whole. */
      form:not(:has(:is(input, textarea):not(:placeholder-shown))) {
        display: none !important;
      }

      textarea {
        field-sizing: content;
      }

      /* Only the addresses of other sites are full ones. */
      a[href^='http']::after {
        content: ' (' attr(href) ')';
        direction: ltr;
        unicode-bidi: isolate;
        overflow-wrap: anywhere;
      }
    }
  `,
);
