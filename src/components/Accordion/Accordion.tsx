import { Plus } from 'lucide-react';
import { useId, type ReactNode, type ToggleEvent } from 'react';
import { Clip, Content, Heading, Item, List, Summary } from './Accordion.styles';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** The item that is open at first; none, if it is left out. */
  defaultOpen?: string;
}

/** Browsers from before 2024 do not know that items of one name exclude each other. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll('details[open]') ?? []) {
    if (other !== opened) other.removeAttribute('open');
  }
}

/**
 * Headings that open their text: one at a time, and the open one can be closed. The browser does it by itself (HTML,
 * 4.11.1, the `details` element), so it works without a script, and finds closed text when it searches the page.
 */
export function Accordion({ items, defaultOpen }: AccordionProps) {
  const name = useId();
  return (
    <List>
      {items.map(({ id, title, content }) => (
        <Item key={id} name={name} open={id === defaultOpen} onToggle={closeOthers}>
          <Summary>
            <Heading>{title}</Heading>
            <Plus aria-hidden="true" />
          </Summary>
          <Clip>
            <Content>{content}</Content>
          </Clip>
        </Item>
      ))}
    </List>
  );
}
