import {
  FloatingFocusManager,
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useClick,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useTypeahead,
  type UseInteractionsReturn,
} from '@floating-ui/react';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider';
import { languages, type Language } from '../../i18n/languages';
import { opensElsewhere } from '../opensElsewhere';
import { List, Menu, Option } from './LanguageMenu.styles';

interface LanguageMenuProps {
  /** The button that opens it. */
  button: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets what the button has to be given. */
  onReferenceProps: (update: () => UseInteractionsReturn['getReferenceProps']) => void;
  /** Address of this page in a language. */
  hrefFor: (language: Language) => string;
}

/** Distance in px from the button, and from the edge of the screen. */
const gap = 8;

/** The list that a `LanguageDropdown` opens, and all that makes it open. */
export function LanguageMenu({ button, open, onOpenChange, onReferenceProps, hrefFor }: LanguageMenuProps) {
  const { language, setLanguage, t } = useLanguage();
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const links = useRef<Array<HTMLElement | null>>([]);
  const names = useRef<Array<string | null>>(languages.map(({ name }) => name));

  const { refs, floatingStyles, context } = useFloating({
    elements: { reference: button },
    open,
    onOpenChange,
    placement: 'bottom-end',
    middleware: [
      offset(gap),
      flip({ padding: gap }),
      shift({ padding: gap }),
      size({
        padding: gap,
        apply: ({ availableHeight, elements }) => {
          elements.floating.style.maxBlockSize = `${Math.max(0, availableHeight)}px`;
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  });
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useListNavigation(context, {
      listRef: links,
      activeIndex,
      onNavigate: setActiveIndex,
      selectedIndex: languages.findIndex(({ code }) => code === language),
      loop: true,
    }),
    useTypeahead(context, { listRef: names, activeIndex, onMatch: open ? setActiveIndex : () => undefined }),
  ]);
  useLayoutEffect(() => onReferenceProps(() => getReferenceProps), [onReferenceProps, getReferenceProps]);

  const choose = (code: Language) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpenChange(false);
    setLanguage(code);
  };

  return (
    open && (
      <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
        {/* The orientation belongs to a menu; this is a list of links. */}
        <Menu ref={refs.setFloating} style={floatingStyles} {...getFloatingProps()} aria-orientation={undefined}>
          <List aria-label={t('language')}>
            {languages.map(({ code, name }, index) => (
              <li key={code}>
                <Option
                  ref={(link) => {
                    links.current[index] = link;
                  }}
                  href={hrefFor(code)}
                  lang={code}
                  hrefLang={code}
                  aria-current={code === language ? 'true' : undefined}
                  tabIndex={activeIndex === index ? 0 : -1}
                  {...getItemProps({ onClick: choose(code) })}
                >
                  <bdi>{name}</bdi>
                  {code === language && <Check aria-hidden="true" />}
                </Option>
              </li>
            ))}
          </List>
        </Menu>
      </FloatingFocusManager>
    )
  );
}
