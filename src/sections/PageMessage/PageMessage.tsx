import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { MessageKey } from '#i18n/lookup.ts';
import { Message } from '#i18n/Message.tsx';
import { pageColumn } from '#theme/mixins.ts';
import { hiddenWhileParsed, pictureGlow } from '#theme/sectionMixins.ts';
import { color, media, space, type } from '#theme/tokens.ts';
import { Lead, PageTitle } from '#sections/Section';

interface PageMessageProps {
  /** Status code in large type above the heading. */
  code?: string;
  /** Message of the heading. */
  titleId: MessageKey;
  /** Message of the text below the heading. */
  textId?: MessageKey;
  /** What the visitor can do. */
  actions: ReactNode;
  /** A `Picture` beside the text, with `messagePictureSizes`. */
  picture?: ReactElement;
}

/** Width of the picture's column on desktops, in columns of text. */
export const pictureShare = 1.2;

const Band = styled.section<{ $picture: boolean }>(
  ({ $picture }) => css`
    display: grid;
    align-items: center;
    min-block-size: 60vh;
    padding-block: ${space.part};
    ${$picture && pictureGlow()}
  `,
);

const Columns = styled.div<{ $picture: boolean }>(
  ({ $picture }) => css`
    ${pageColumn}
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    gap: ${space.lg} ${space.part};
    ${$picture && hiddenWhileParsed}

    ${media.desktop} {
      ${$picture && `grid-template-columns: minmax(0, 1fr) minmax(0, ${pictureShare}fr);`}
    }
  `,
);

const Copy = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
  min-inline-size: 0;
`;

const Code = styled.div`
  color: ${color.accent};
  font-size: ${type.size.giant};
  font-weight: ${type.weight.bold};
  line-height: 1;
  letter-spacing: ${type.tracking.display};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

/** A page for a missing page or an error: what happened, and what the visitor can do. */
export function PageMessage({ code, titleId, textId, actions, picture }: PageMessageProps) {
  return (
    <Band $picture={picture !== undefined}>
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
    </Band>
  );
}
