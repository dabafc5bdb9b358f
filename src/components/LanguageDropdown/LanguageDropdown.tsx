import { Check, ChevronDown, Globe } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ToggleEvent } from 'react';
import { opensElsewhere } from '#src/lib/opensElsewhere.ts';
import { List, Option, Root, Trigger } from './LanguageDropdown.styles';

interface LanguageDropdownProps<Code extends string> {
  /** The languages to choose from: BCP 47 code, name in the language itself, a short form for phones, and URL of the page in it. */
  languages: ReadonlyArray<{ code: Code; name: string; short: string; href: string }>;
  /** Code of the current language. */
  value: Code;
  /** Called with the code of the chosen language. */
  onChange: (code: Code) => void;
  /** Called when the list is opened. */
  onOpen?: (() => void) | undefined;
  /** Accessible name of the control; contains the name of the current language. */
  label: string;
  /** Accessible name of the list. */
  listLabel: string;
}

/**
 * Discloses a list of links to the current page in each language, each in the language itself. It opens without JavaScript,
 * too; with it, arrow keys, Home and End move through the list, and it closes with Escape, with a press elsewhere, and when the focus leaves it.
 */
export function LanguageDropdown<Code extends string>({
  languages,
  value,
  onChange,
  onOpen,
  label,
  listLabel,
}: LanguageDropdownProps<Code>) {
  const root = useRef<HTMLDetailsElement>(null);
  const { name: currentName, short } = languages.find(({ code }) => code === value) ?? {};

  useEffect(() => {
    const { ownerDocument } = root.current!;
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) root.current!.open = false;
    };
    ownerDocument.addEventListener('pointerdown', closeOutside);
    return () => ownerDocument.removeEventListener('pointerdown', closeOutside);
  }, []);

  const close = () => {
    root.current!.querySelector('summary')?.focus({ preventScroll: true });
    root.current!.open = false;
  };
  const onBlur = ({ currentTarget: details, relatedTarget: focused }: FocusEvent<HTMLDetailsElement>) => {
    // The list would cover what has the focus. Nothing has it while the window is in the background.
    if (focused && !details.contains(focused)) details.open = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const { key, currentTarget: details } = event;
    if (key === 'Escape' && details.open) return close();
    const links = [...details.querySelectorAll('a')];
    const at = links.findIndex((link) => link.matches(':focus'));
    const current = languages.findIndex(({ code }) => code === value);
    const [next, previous] = at < 0 ? [current, current] : [at + 1, at - 1];
    const to = { ArrowDown: next, ArrowUp: previous, Home: 0, End: -1 }[key];
    if (to === undefined || !(details.open || key.startsWith('Arrow'))) return;
    event.preventDefault();
    details.open = true;
    links.at(to % links.length)?.focus();
  };

  return (
    <Root
      ref={root}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onToggle={({ newState }: ToggleEvent) => newState === 'open' && onOpen?.()}
    >
      <Trigger>
        <Globe />
        <span>{label}</span>
        <span aria-hidden="true">{currentName}</span>
        {/* Not hidden: on phones this is the visible label, which the accessible name has to contain (WCAG 2.5.3). */}
        <span>{short}</span>
        <ChevronDown />
      </Trigger>
      <List aria-label={listLabel}>
        {languages.map(({ code, name, href }) => (
          <li key={code}>
            <Option
              href={href}
              lang={code}
              hrefLang={code}
              aria-current={code === value ? 'true' : undefined}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                close();
                onChange(code);
              }}
            >
              <bdi>{name}</bdi>
              {code === value && <Check />}
            </Option>
          </li>
        ))}
      </List>
    </Root>
  );
}
