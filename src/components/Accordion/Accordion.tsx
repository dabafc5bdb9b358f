import { Plus } from 'lucide-react';
import { createContext, use, useId, type ReactNode, type ToggleEvent } from 'react';
import { Clip, Content, Heading, Item, List, Summary } from './Accordion.styles';

/** Opening an item closes the others of the same name. */
const NameContext = createContext<string | undefined>(undefined);

interface AccordionProps {
  /** `AccordionItem` elements. */
  children: ReactNode;
}

/**
 * A list of headings that each show or hide a passage: one is open at a time, and the open one can be closed. Made of
 * `details` elements (HTML, section 4.11.1), so it works without JavaScript, and find-in-page searches closed items.
 */
export function Accordion({ children }: AccordionProps) {
  const name = useId();
  return (
    <NameContext value={name}>
      <List>{children}</List>
    </NameContext>
  );
}

interface AccordionItemProps {
  /** The heading, of level 3. */
  title: ReactNode;
  /** Whether the item is open at first. */
  defaultOpen?: boolean;
  /** The content. */
  children: ReactNode;
}

/** Browsers released before 2024 do not support exclusive `details` elements. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll('details[open]') ?? []) {
    if (other !== opened) other.removeAttribute('open');
  }
}

/** An item of an `Accordion`. */
export function AccordionItem({ title, defaultOpen = false, children }: AccordionItemProps) {
  return (
    <Item name={use(NameContext)} open={defaultOpen} onToggle={closeOthers}>
      <Summary>
        <Heading>{title}</Heading>
        <Plus />
      </Summary>
      <Clip>
        <Content>{children}</Content>
      </Clip>
    </Item>
  );
}
