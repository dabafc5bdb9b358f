import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { srOnlyStyles, styled } from 'storybook/theming';
import { sourceUrl } from '../sources/sourceUrl';

const VisuallyHidden = styled.span({ ...srOnlyStyles });

/** A link to the source of the current story; none on documentation pages. */
function SourceLink(): React.ReactNode {
  const { storyId, refId } = useStorybookState();
  const entry = useStorybookApi().getData(storyId, refId);
  const path = entry && 'importPath' in entry && !refId ? entry.importPath : undefined;
  if (!path?.endsWith('.stories.tsx')) return null;
  return (
    <Button asChild padding="small" variant="ghost" ariaLabel={false} tooltip="Source of this story">
      <a href={sourceUrl(path)} target="_blank" rel="noreferrer">
        <svg
          width="14"
          height="14"
          viewBox="0 0 14 14"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M4 3.5.75 7 4 10.5M10 3.5 13.25 7 10 10.5M8.25 2 5.75 12" />
        </svg>
        <VisuallyHidden>Source of this story, in a new tab</VisuallyHidden>
      </a>
    </Button>
  );
}

addons.register('source', () => {
  addons.add('source/link', {
    type: types.TOOL,
    title: 'Source of this story',
    match: ({ viewMode, tabId }) => (viewMode === 'story' || viewMode === 'docs') && !tabId,
    render: () => <SourceLink />,
  });
});
