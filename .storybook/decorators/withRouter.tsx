import type { Decorator } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { MemoryRouter } from 'react-router-dom';

function stayInStory(event: MouseEvent) {
  // Not by its class: a pane is a document of its own, with classes of its own.
  const link = (event.target as Element).closest('a');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** A router of its own for every story; no link leaves the story. `parameters.path` is the address it starts at. */
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
