import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { MessageKey } from '../../i18n/lookup';
import { Message } from '../../i18n/Message';
import { pageColumn, pictureLight } from '../../theme/mixins';
import { Lead, PageTitle } from '../Section/Section';

interface PageMessageProps {
  /** A number in large type above the title, such as a status. */
  code?: string;
  titleId: MessageKey;
  textId?: MessageKey;
  /** What the visitor can do now. */
  actions: ReactNode;
  /** Stands beside the text; `messagePicture.ts` says how wide. */
  picture?: ReactNode;
}

/** The picture's share of the page on a desktop, against one of the text. */
export const pictureShare = 1.2;

const Box = styled.section<{ $picture: boolean }>(
  ({ theme: { space }, $picture }) => css`
    display: grid;
    align-items: center;
    min-block-size: 60vh;
    padding-block: ${space.part};
    ${$picture && pictureLight()}
  `,
);

const Columns = styled.div<{ $picture: boolean }>(
  ({ theme: { space, media }, $picture }) => css`
    ${pageColumn}
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    gap: ${space.lg} ${space.part};

    ${media.desktop} {
      ${$picture && `grid-template-columns: minmax(0, 1fr) minmax(0, ${pictureShare}fr);`}
    }
  `,
);

const Copy = styled.div(
  ({ theme: { space } }) => css`
    display: grid;
    justify-items: start;
    gap: ${space.lg};
    min-inline-size: 0;
  `,
);

const Code = styled.div(
  ({ theme: { color, type } }) => css`
    color: ${color.accent};
    font-size: ${type.size.giant};
    font-weight: ${type.weight.bold};
    line-height: 1;
    letter-spacing: ${type.tracking.display};
    overflow-wrap: anywhere;
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
export function PageMessage({ code, titleId, textId, actions, picture }: PageMessageProps) {
  return (
    <Box $picture={picture !== undefined}>
      <Columns $picture={picture !== undefined}>
        <Copy>
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
        </Copy>
        {picture}
      </Columns>
    </Box>
  );
}
