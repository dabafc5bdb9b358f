import * as React from 'react';
import { Badge } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { ownValue } from 'system-tools/own-value';
import { ring } from './elements.panel';

const List = styled.div({ display: 'flex', flexWrap: 'wrap' });

const TabButton = styled.button(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  blockSize: 40,
  padding: '3px 9px 0',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: theme.barTextColor,
  fontFamily: 'inherit',
  fontSize: theme.typography.size.s2 - 1,
  fontWeight: theme.typography.weight.bold,
  cursor: 'pointer',
  '&:hover': { color: theme.barHoverColor },
  '&[aria-selected="true"]': { color: theme.barSelectedColor, borderBlockEndColor: theme.barSelectedColor },
  '&:focus-visible': ring(theme),
}));

/** Keeps its width until the count is known, so that no tab moves under the pointer. */
const Count = styled.span({ display: 'flex' });

export interface Tab {
  id: string;
  name: string;
  count: number | undefined;
  status?: 'positive' | 'negative';
}

interface TabsProps {
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** Prefix of the ids of tabs and panels, see `tabPanel`. */
  idPrefix: string;
}

export const tabPanel = (idPrefix: string, id: string, selected: string) => ({
  role: 'tabpanel',
  id: `${idPrefix}-${id}-panel`,
  'aria-labelledby': `${idPrefix}-${id}`,
  hidden: id !== selected,
});

/** W3C, Tabs Pattern. Storybook's own tabs refer to a panel that does not exist. */
export function Tabs({ tabs, selected, onSelect, idPrefix }: TabsProps) {
  const move = (event: React.KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const steps = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 };
    const to = ownValue<string, number>(steps, event.key);
    const tab = to === undefined ? undefined : tabs.at(to);
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${idPrefix}-${tab.id}`)?.focus();
  };
  return (
    <List role="tablist" aria-label="Views">
      {tabs.map(({ id, name, count, status }) => (
        <TabButton
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-${id}`}
          aria-selected={id === selected}
          aria-controls={`${idPrefix}-${id}-panel`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={move}
        >
          {name}
          <Count style={{ visibility: count === undefined ? 'hidden' : 'visible' }}>
            <Badge compact status={status ?? 'neutral'}>
              {count ?? 0}
            </Badge>
          </Count>
        </TabButton>
      ))}
    </List>
  );
}
