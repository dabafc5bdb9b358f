import type { Decorator } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { MemoryRouter } from 'react-router-dom';

function stayInStory(event: MouseEvent) {
  // Not with `instanceof`: a pane is another document, with its own classes.
  const link = (event.target as Element).closest('a');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** Gives each story a router, and keeps links from leaving the story. `parameters.path` is the initial path. */
export const withRouter: Decorator = (Story, { parameters }) => {
  const { path = '/' } = parameters as { path?: string };
  return (
    <MemoryRouter initialEntries={[path]}>
      {/* Not a control: it only watches the links inside. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div style={{ display: 'contents' }} onClick={stayInStory} onAuxClick={stayInStory}>
        <Story />
      </div>
    </MemoryRouter>
  );
};
