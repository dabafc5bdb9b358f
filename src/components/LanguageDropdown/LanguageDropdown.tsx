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
} from '@floating-ui/react';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { useRef, useState, type MouseEvent } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider';
import { languageInfo, languages, type Language } from '../../i18n/languages';
import { opensElsewhere } from '../opensElsewhere';
import { List, Menu, Name, Option, Short, Trigger } from './LanguageDropdown.styles';

interface LanguageDropdownProps {
  /** Address of this page in a language. */
  hrefFor: (language: Language) => string;
}

/** Distance in px from the button, and from the edge of the screen. */
const gap = 8;

/**
 * A button that names the current language and opens a list of links to this page in each language. Arrow keys, Home,
 * End and the first letters move through it, Escape closes it, and the focus returns to the button. It is rendered where
 * it stands, so it has the language and the direction of its surroundings.
 */
export function LanguageDropdown({ hrefFor }: LanguageDropdownProps) {
  const { language, setLanguage, t } = useLanguage();
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const links = useRef<Array<HTMLElement | null>>([]);
  const names = useRef<Array<string | null>>(languages.map(({ name }) => name));

  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
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

  const choose = (code: Language) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setOpen(false);
    setLanguage(code);
  };

  return (
    <>
      <Trigger
        ref={refs.setReference}
        type="button"
        aria-expanded={open}
        aria-label={t('currentLanguage', { language: languageInfo(language).name })}
        {...getReferenceProps()}
      >
        <Globe aria-hidden="true" />
        <Name aria-hidden="true">{languageInfo(language).name}</Name>
        <Short aria-hidden="true">{languageInfo(language).short}</Short>
        <ChevronDown aria-hidden="true" />
      </Trigger>
      {open && (
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
      )}
    </>
  );
}
