import * as React from 'react';
import { Button } from 'storybook/internal/components';
import type { API_HashEntry } from 'storybook/internal/types';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { srOnlyStyles, styled } from 'storybook/theming';
import { sourceUrl } from '../sources/sourceUrl';
import { componentReviewsChanged, loadComponentReviews, type ComponentReviews, type Status } from './status';

const addonId = 'status';

const VisuallyHidden = styled.span({ ...srOnlyStyles });

/** A circle that fills up: empty for a draft, half full when reviewed, full when stable. */
const Mark = styled.span<{ status: Status }>(({ theme, status }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  marginInlineStart: 'auto',
  // Room for the menu of an item, which is shown on hover.
  marginInlineEnd: 28,
  color: theme.textMutedColor,
  // On the background of a hovered item the muted colour has less than 4.5:1 in Storybook's dark theme.
  '.sidebar-item:hover &': { color: 'inherit' },
  fontSize: theme.typography.size.s1 - 1,
  fontWeight: theme.typography.weight.regular,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    boxSizing: 'border-box',
    inlineSize: 7,
    blockSize: 7,
    border: '1px solid',
    borderRadius: '50%',
    background: `linear-gradient(to top, currentColor ${{ draft: 0, reviewed: 50, stable: 100 }[status]}%, transparent 0)`,
  },
}));

let reviews: ComponentReviews = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function updateReviews() {
  reviews = await loadComponentReviews();
  for (const listener of listeners) listener();
}

/** The status of a component, once it is known. */
function ComponentMark({ id }: { id: string }) {
  const status = React.useSyncExternalStore(subscribe, () => reviews[id]?.status);
  return status ? <Mark status={status}>{status}</Mark> : null;
}

/** The name of a component with its status; other items have the default label. */
function renderLabel(item: API_HashEntry) {
  if (item.type !== 'component') return undefined;
  return (
    <React.Fragment>
      {item.name}
      <ComponentMark id={item.id} />
    </React.Fragment>
  );
}

/** A link to the source of the current story; none on documentation pages. */
function SourceLink() {
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

addons.setConfig({ sidebar: { renderLabel } });

addons.register(addonId, (api) => {
  // The page Component status says what has failed.
  const update = () => void updateReviews().catch(() => undefined);
  update();
  api.on(componentReviewsChanged, update);
  addons.add(`${addonId}/source`, {
    type: types.TOOL,
    title: 'Source of this story',
    match: ({ viewMode, tabId }) => (viewMode === 'story' || viewMode === 'docs') && !tabId,
    render: () => <SourceLink />,
  });
});
