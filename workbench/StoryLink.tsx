import type { MouseEvent, ReactNode } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import styled from 'styled-components';
import { color, media } from '#theme/tokens.ts';

/** A link on a dark sheet. */
const SheetLink = styled.a`
  color: ${color.focus};
  text-underline-offset: 0.2em;

  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;

/** Navigates within the workbench, without a reload; clicks with a modifier key are left to the browser. */
function openInWorkbench(event: MouseEvent, storyId: string) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  addons.getChannel().emit(SELECT_STORY, { storyId });
}

/** A link to a story. */
export function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <SheetLink href={`./?path=/story/${id}`} target="_top" onClick={(event) => openInWorkbench(event, id)}>
      {children}
    </SheetLink>
  );
}
