import { Check, ChevronDown, Globe } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ToggleEvent } from 'react';
import { opensElsewhere } from '#src/components/opensElsewhere.ts';
import { Label, List, Name, Option, Root, Short, Trigger } from './LanguageDropdown.styles';

interface LanguageDropdownProps<Code extends string> {
  /** The languages to choose from: BCP 47 code, name in the language itself, and a short form for phones. */
  languages: ReadonlyArray<{ code: Code; name: string; short: string }>;
  /** Code of the current language. */
  value: Code;
  /** Called with the code of the chosen language. */
  onChange: (code: Code) => void;
  /** Called when the list is opened. */
  onOpen?: () => void;
  /** URL of the current page in a language. */
  hrefFor: (code: Code) => string;
  /** Accessible name of the control; contains the name of the current language. */
  label: string;
  /** Accessible name of the list. */
  listLabel: string;
}

/** The link that a key leads to, from the one that has the focus: an arrow key, Home, End, or the first letter of a language. */
function linkFor(key: string, links: readonly HTMLElement[], value: string) {
  const at = links.findIndex((link) => link === document.activeElement);
  const from = at < 0 ? links.findIndex(({ lang }) => lang === value) : at;
  switch (key) {
    case 'ArrowDown':
      return links[at < 0 ? from : (from + 1) % links.length];
    case 'ArrowUp':
      return links.at(at < 0 ? from : from - 1);
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return [...links.slice(at + 1), ...links].find(
        ({ textContent }) => key.length === 1 && textContent.toLowerCase().startsWith(key.toLowerCase()),
      );
  }
}

/**
 * Names the current language and discloses a list of links to the current page in each language, each in the language itself
 * (docs/spec.md, section 4). A `details` element: it opens without JavaScript. With it, arrow keys, Home, End and first letters move
 * through the list, and Escape, a choice or a press elsewhere closes it.
 */
export function LanguageDropdown<Code extends string>({
  languages,
  value,
  onChange,
  onOpen,
  hrefFor,
  label,
  listLabel,
}: LanguageDropdownProps<Code>) {
  const root = useRef<HTMLDetailsElement>(null);
  const current = languages.find(({ code }) => code === value);

  useEffect(() => {
    const page = root.current!.ownerDocument;
    const closeOutside = ({ target }: Event) => {
      if (root.current && !root.current.contains(target as Node)) root.current.open = false;
    };
    page.addEventListener('pointerdown', closeOutside);
    page.addEventListener('focusin', closeOutside);
    return () => {
      page.removeEventListener('pointerdown', closeOutside);
      page.removeEventListener('focusin', closeOutside);
    };
  }, []);

  const close = () => {
    root.current!.open = false;
    root.current!.querySelector('summary')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const { key, currentTarget: details } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape' && details.open) return close();
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    const link = (details.open || isArrow) && linkFor(key, [...details.querySelectorAll('a')], value);
    if (!link) return;
    event.preventDefault();
    details.open = true;
    link.focus();
  };
  const choose = (code: Code) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    close();
    onChange(code);
  };

  return (
    <Root ref={root} onKeyDown={onKeyDown} onToggle={({ newState }: ToggleEvent) => newState === 'open' && onOpen?.()}>
      <Trigger>
        <Globe />
        <Label>{label}</Label>
        <Name aria-hidden="true">{current?.name}</Name>
        {/* Not hidden: on phones this is the visible label, which the accessible name has to contain (WCAG 2.5.3). */}
        <Short>{current?.short}</Short>
        <ChevronDown />
      </Trigger>
      <List aria-label={listLabel}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <Option
              href={hrefFor(code)}
              lang={code}
              hrefLang={code}
              aria-current={code === value ? 'true' : undefined}
              onClick={choose(code)}
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
