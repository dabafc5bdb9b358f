import type { UseInteractionsReturn } from '@floating-ui/react';
import { ChevronDown, Globe } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider';
import { languageInfo, type Language } from '../../i18n/languages';
import { Message } from '../../i18n/Message';
import { useNotices } from '../Toaster/ToasterScope';
import { Label, Name, Short, Trigger } from './LanguageDropdown.styles';
import type { LanguageMenu } from './LanguageMenu';

interface LanguageDropdownProps {
  /** Address of this page in a language. */
  hrefFor: (language: Language) => string;
}

/**
 * A button that names the current language and opens a list of links to this page in each language. Arrow keys, Home,
 * End and the first letters move through it, Escape closes it, and the focus returns to the button. It is rendered where
 * it stands, so it has the language and the direction of its surroundings. The list is loaded when the button is reached;
 * where that fails, a notice says so, and the next press tries again.
 */
export function LanguageDropdown({ hrefFor }: LanguageDropdownProps) {
  const { language, t } = useLanguage();
  const [open, setOpen] = useState(false);
  const [menu, setMenu] = useState<{ Menu: typeof LanguageMenu; button: HTMLElement }>();
  const [getReferenceProps, setReferenceProps] = useState<UseInteractionsReturn['getReferenceProps']>();
  const trigger = useRef<HTMLButtonElement>(null);
  const { error } = useNotices();

  const load = ({ currentTarget: button }: SyntheticEvent<HTMLElement>, isAsked = false) => {
    void import('./LanguageMenu').then(
      ({ LanguageMenu: Menu }) => setMenu({ Menu, button }),
      () => {
        setOpen(false);
        if (isAsked) error(<Message id="languagesUnavailable" />);
      },
    );
  };
  const early = {
    onPointerEnter: (event: SyntheticEvent<HTMLElement>) => load(event),
    onPointerDown: (event: SyntheticEvent<HTMLElement>) => load(event),
    onFocus: (event: SyntheticEvent<HTMLElement>) => load(event),
    onClick: (event: SyntheticEvent<HTMLElement>) => {
      setOpen(!open);
      load(event, !open);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
      load(event, true);
    },
  };

  const awaited = open && !menu;
  useEffect(() => {
    const page = trigger.current?.ownerDocument;
    if (!awaited || !page) return undefined;
    // Who goes on before the list is there does not want it any more.
    const over = new AbortController();
    // React keeps the focus in parts that are not hydrated yet to itself, but only on its way down.
    const options = { signal: over.signal, capture: true };
    const leave = ({ target }: Event) => {
      if (!trigger.current?.contains(target as Node)) setOpen(false);
    };
    const escape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    page.addEventListener('pointerdown', leave, options);
    page.addEventListener('focusin', leave, options);
    page.addEventListener('keydown', escape, options);
    return () => over.abort();
  }, [awaited]);

  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={open && menu !== undefined}
        {...(getReferenceProps?.() ?? early)}
      >
        <Globe aria-hidden="true" />
        <Label>{t('currentLanguage', { language: languageInfo(language).name })}</Label>
        <Name aria-hidden="true">{languageInfo(language).name}</Name>
        {/* Where this is what is seen, it is part of what can be said to press the button (WCAG 2.5.3). */}
        <Short>{languageInfo(language).short}</Short>
        <ChevronDown aria-hidden="true" />
      </Trigger>
      {menu && (
        <menu.Menu
          button={menu.button}
          open={open}
          onOpenChange={setOpen}
          onReferenceProps={setReferenceProps}
          hrefFor={hrefFor}
        />
      )}
    </>
  );
}
