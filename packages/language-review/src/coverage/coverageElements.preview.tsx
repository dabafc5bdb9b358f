import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import styled, { css } from 'styled-components';
import { getConfig, localeInfo, type Language } from '../config';
import { Table } from './MessageCoverage.styles';

const Root = styled.div(() => {
  const { color, space, size, radius, type } = getConfig().tokens;
  return css`
    container-type: inline-size;
    overflow: clip;
    margin-block: ${space.md} ${space.xl};
    border: ${size.hairline} solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.background};
    padding: ${space.md};
    color: ${color.text};
    font-family: ${type.family};
    line-height: 1.6;

    /* On a page with stories, the style of the project may size elements with a language. */
    && {
      font-size: ${type.size.sm};
    }

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }

    :where(p, dl, dd, ul) {
      margin: 0;
      padding: 0;
      list-style: none;
    }

    :where(button) {
      font-family: inherit;
    }

    :focus-visible {
      outline: ${size.focusRing} solid ${color.focus};
      outline-offset: ${size.focusRing};
    }
  `;
});

/** Around a table and its tools, without the styles of docs pages. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <Root className="sb-unstyled" lang="en" dir="ltr">
    {children}
  </Root>
);

interface CoverageTableProps {
  caption: string;
  columns: readonly string[];
  /** Of the first columns, in percent. */
  widths: readonly number[];
  /** The rows. */
  children: ReactNode;
}

export const CoverageTable = ({ caption, columns, widths, children }: CoverageTableProps) => (
  <Table>
    <caption>{caption}</caption>
    <colgroup>
      {widths.map((width, index) => (
        <col key={index} style={{ inlineSize: `${width}%` }} />
      ))}
    </colgroup>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Table>
);

/** The name of a key. */
export const Name = styled.code`
  color: ${() => getConfig().tokens.color.text};
  font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
  font-size: 0.92em;
  overflow-wrap: anywhere;
`;

/** The name of a key that wraps between its words. */
export const WrappingName = ({ children }: { children: string }) => (
  <Name>
    {children.split(/(?=[A-Z])/).map((word, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </Name>
);

/** A note. */
export const Quiet = styled.span`
  color: ${() => getConfig().tokens.color.textMuted};
`;

/** Stacks lines. */
export const Stacked = styled.span`
  display: grid;
`;

/** Content in a language of the project. It is as wide as its text, so that one in another direction stays at the start. */
export const InLanguage = ({ language, children }: { language: Language; children: ReactNode }) => (
  <div lang={localeInfo(language).tag} dir={localeInfo(language).direction} style={{ inlineSize: 'fit-content' }}>
    {children}
  </div>
);

const Anchor = styled.a`
  color: ${() => getConfig().tokens.color.focus};
`;

/** Navigates within the workbench, without a reload; clicks with a modifier key are left to the browser. */
function openInWorkbench(event: MouseEvent, storyId: string) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  addons.getChannel().emit(SELECT_STORY, { storyId });
}

/** A link to a story. */
export const StoryLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Anchor href={`./?path=/story/${id}`} target="_top" onClick={(event) => openInWorkbench(event, id)}>
    {children}
  </Anchor>
);
