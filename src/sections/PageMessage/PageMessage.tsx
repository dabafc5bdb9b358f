import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { MessageKey } from '../../i18n/lookup';
import { Message } from '../../i18n/Message';
import { pageColumn } from '../../theme/mixins';
import { Lead, PageTitle } from '../Section/Section';

interface PageMessageProps {
  /** A number in large type above the title, such as a status. */
  code?: string;
  titleId: MessageKey;
  textId?: MessageKey;
  /** What the visitor can do now. */
  actions: ReactNode;
}

const Box = styled.section(
  ({ theme: { space } }) => css`
    ${pageColumn}
    display: grid;
    align-content: center;
    justify-items: start;
    gap: ${space.lg};
    min-block-size: 60vh;
    padding-block: ${space.section};
  `,
);

const Code = styled.p(
  ({ theme: { color, type } }) => css`
    color: ${color.accent};
    font-size: ${type.size.giant};
    font-weight: ${type.weight.bold};
    line-height: 1;
    letter-spacing: ${type.tracking.display};
  `,
);

const Actions = styled.div(
  ({ theme: { space } }) => css`
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm};
  `,
);

/** A whole page that says one thing: something is missing or broke, and what to do. */
export function PageMessage({ code, titleId, textId, actions }: PageMessageProps) {
  return (
    <Box>
      {code && <Code>{code}</Code>}
      <PageTitle>
        <Message id={titleId} />
      </PageTitle>
      {textId && (
        <Lead>
          <Message id={textId} />
        </Lead>
      )}
      <Actions>{actions}</Actions>
    </Box>
  );
}
