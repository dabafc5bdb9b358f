import * as React from 'react';
import { Badge } from 'storybook/internal/components';
import type { API_HashEntry } from 'storybook/internal/types';

/** The name of a component with a badge if its stories have the tag `draft`; other items keep Storybook's label. */
export function labelWithBadge({ type, name, tags }: API_HashEntry) {
  if (type !== 'component' || !tags.includes('draft')) return undefined;
  return (
    <React.Fragment>
      {name} <Badge status="warning">draft</Badge>
    </React.Fragment>
  );
}
