import type { UseInteractionsReturn } from '@floating-ui/react';
import { ChevronDown, Globe } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useNotices } from '#components/Toaster';
import { Label, Name, Short, Trigger } from './LanguageDropdown.styles';
import type { LanguageListProps, LanguageMenu } from './LanguageMenu';

export interface LanguageDropdownProps<Code extends string> extends LanguageListProps<Code> {
  /** Accessible name of the button; contains the name of the current language. */
  label: string;
  /** The notice where the list cannot be loaded. */
  unavailableMessage: ReactElement;
}

/** Closes the dropdown while its list is still loading, if the visitor moves on or presses Escape. */
function useDismissal(trigger: RefObject<HTMLElement | null>, isLoading: boolean, setOpen: (open: boolean) => void) {
  useEffect(() => {
    const page = trigger.current?.ownerDocument;
    if (!isLoading || !page) return undefined;
    const listening = new AbortController();
    // React stops `focusin` at parts that are not hydrated yet, but only after the capture phase.
    const options = { signal: listening.signal, capture: true };
    const closeOutside = ({ target }: Event) => {
      if (!trigger.current?.contains(target as Node)) setOpen(false);
    };
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    page.addEventListener('pointerdown', closeOutside, options);
    page.addEventListener('focusin', closeOutside, options);
    page.addEventListener('keydown', closeOnEscape, options);
    return () => listening.abort();
  }, [trigger, isLoading, setOpen]);
}

/** Loads the list when the pointer or the focus reaches the button. */
function useLazyMenu(open: boolean, setOpen: (open: boolean) => void, unavailableMessage: ReactElement) {
  const [menu, setMenu] = useState<{ Menu: typeof LanguageMenu; button: HTMLElement }>();
  const { error } = useNotices();
  const load = ({ currentTarget: button }: SyntheticEvent<HTMLElement>, isRequested = false) => {
    void import('./LanguageMenu').then(
      ({ LanguageMenu: Menu }) => setMenu({ Menu, button }),
      () => {
        setOpen(false);
        if (isRequested) error(unavailableMessage);
      },
    );
  };
  const handlersWhileLoading = {
    onPointerEnter: load,
    onPointerDown: load,
    onFocus: load,
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
  return { menu, handlersWhileLoading };
}

/**
 * A button that names the current language and opens a list of links to the current page in each language, each in the
 * language itself (disclosure navigation of the WAI-ARIA Authoring Practices; docs/spec.md, section 4). Arrow keys,
 * Home, End and the first letters move through the list, Escape closes it, and the focus returns to the button. The
 * list is rendered in place (docs/decisions/0001-no-portal-for-overlays.md). Its code is loaded when the pointer or the
 * focus reaches the button; if that fails, a notice says so, and the next press tries again.
 */
export function LanguageDropdown<Code extends string>({
  label,
  unavailableMessage,
  ...menuProps
}: LanguageDropdownProps<Code>) {
  const [open, setOpen] = useState(false);
  const { menu, handlersWhileLoading } = useLazyMenu(open, setOpen, unavailableMessage);
  const [getReferenceProps, setReferenceProps] = useState<UseInteractionsReturn['getReferenceProps']>();
  const trigger = useRef<HTMLButtonElement>(null);
  const current = menuProps.languages.find(({ code }) => code === menuProps.value);

  useDismissal(trigger, open && !menu, setOpen);

  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={open && menu !== undefined}
        {...(getReferenceProps?.() ?? handlersWhileLoading)}
      >
        <Globe />
        <Label>{label}</Label>
        <Name aria-hidden="true">{current?.name}</Name>
        {/* Not hidden: on phones this is the visible label, which the accessible name has to contain (WCAG 2.5.3). */}
        <Short>{current?.short}</Short>
        <ChevronDown />
      </Trigger>
      {menu && (
        <menu.Menu
          {...menuProps}
          button={menu.button}
          open={open}
          onOpenChange={setOpen}
          onReferenceProps={setReferenceProps}
        />
      )}
    </>
  );
}
