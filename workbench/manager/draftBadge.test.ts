import { renderToStaticMarkup } from 'react-dom/server';
import type { API_HashEntry } from 'storybook/internal/types';
import { expect, test, vi } from 'vitest';
import { labelWithBadge } from './draftBadge';

// It needs a document.
vi.mock('storybook/internal/components', () => ({ Badge: 'b' }));

const label = (type: API_HashEntry['type'], ...tags: string[]) => {
  const element = labelWithBadge({ type, id: 'components-card', name: 'Card', tags } as API_HashEntry);
  return element && renderToStaticMarkup(element);
};

test('the sidebar has a badge beside a component that is a draft, and none beside other items', () => {
  expect(label('component', 'dev', 'draft')).toMatch(/^Card <b[^>]*>draft<\/b>$/);
  expect(label('component', 'dev')).toBeUndefined();
  expect(label('story', 'dev', 'draft')).toBeUndefined();
});
