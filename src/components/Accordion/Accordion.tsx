import { Plus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Clip, Content, Heading, Item, List, Panel, Trigger } from './Accordion.styles';

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

/** Headings that open their text: one at a time, and the open one can be closed (W3C accordion pattern). */
export function Accordion({ items, defaultOpen }: AccordionProps) {
  const [open, setOpen] = useState(defaultOpen);
  const base = useId();
  return (
    <List>
      {items.map(({ id, title, content }) => {
        const isOpen = id === open;
        const triggerId = `${base}-${id}`;
        const panelId = `${triggerId}-panel`;
        return (
          <Item key={id}>
            <Heading>
              <Trigger
                type="button"
                id={triggerId}
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={() => setOpen(isOpen ? undefined : id)}
              >
                <span>{title}</span>
                <Plus aria-hidden="true" />
              </Trigger>
            </Heading>
            <Panel id={panelId} role="region" aria-labelledby={triggerId} $open={isOpen}>
              <Clip>
                <Content>{content}</Content>
              </Clip>
            </Panel>
          </Item>
        );
      })}
    </List>
  );
}
