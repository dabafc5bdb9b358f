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
import { opensElsewhere } from '#src/components/opensElsewhere.ts';
import { List, Menu, Option } from './LanguageMenu.styles';

export interface LanguageListProps<Code extends string> {
  /** The languages to choose from: BCP 47 code, name in the language itself, and a short form for phones. */
  languages: ReadonlyArray<{ code: Code; name: string; short: string }>;
  /** Code of the current language. */
  value: Code;
  /** Called with the code of the chosen language. */
  onChange: (code: Code) => void;
  /** URL of the current page in a language. */
  hrefFor: (code: Code) => string;
  /** Accessible name of the list. */
  listLabel: string;
}

interface LanguageMenuProps<Code extends string> extends LanguageListProps<Code> {
  /** The button that opens it. */
  button: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the function that adds the event handlers to the button's props. */
  onReferenceProps: (update: () => UseInteractionsReturn['getReferenceProps']) => void;
}

/** Distance in px from the button and from the edge of the viewport. */
const gap = 8;

const middleware = [
  offset(gap),
  flip({ padding: gap }),
  shift({ padding: gap }),
  size({
    padding: gap,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.maxBlockSize = `${Math.max(0, availableHeight)}px`;
    },
  }),
];

function useMenu<Code extends string>({
  languages,
  value,
  button,
  open,
  onOpenChange,
  onReferenceProps,
}: LanguageMenuProps<Code>) {
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const links = useRef<Array<HTMLElement | null>>([]);
  const names = useRef<Array<string | null>>(languages.map(({ name }) => name));

  const floating = useFloating({
    elements: { reference: button },
    open,
    onOpenChange,
    placement: 'bottom-end',
    middleware,
    whileElementsMounted: autoUpdate,
  });
  const { context } = floating;
  const interactions = useInteractions([
    useClick(context),
    useDismiss(context),
    useListNavigation(context, {
      listRef: links,
      activeIndex,
      onNavigate: setActiveIndex,
      selectedIndex: languages.findIndex(({ code }) => code === value),
      loop: true,
    }),
    useTypeahead(context, { listRef: names, activeIndex, onMatch: open ? setActiveIndex : () => undefined }),
  ]);
  const { getReferenceProps } = interactions;
  useLayoutEffect(() => onReferenceProps(() => getReferenceProps), [onReferenceProps, getReferenceProps]);
  return { ...floating, ...interactions, activeIndex, links };
}

/** The list of a `LanguageDropdown` and its behaviour, in its own chunk. */
export function LanguageMenu<Code extends string>(props: LanguageMenuProps<Code>) {
  const { languages, value, onChange, hrefFor, listLabel, open, onOpenChange } = props;
  const { refs, floatingStyles, context, getFloatingProps, getItemProps, activeIndex, links } = useMenu(props);

  const choose = (code: Code) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpenChange(false);
    onChange(code);
  };

  return (
    open && (
      <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
        {/* `aria-orientation` is not allowed on a list of links. */}
        <Menu ref={refs.setFloating} style={floatingStyles} {...getFloatingProps()} aria-orientation={undefined}>
          <List aria-label={listLabel}>
            {languages.map(({ code, name }, index) => (
              <li key={code}>
                <Option
                  ref={(link) => {
                    links.current[index] = link;
                  }}
                  href={hrefFor(code)}
                  lang={code}
                  hrefLang={code}
                  aria-current={code === value ? 'true' : undefined}
                  tabIndex={activeIndex === index ? 0 : -1}
                  {...getItemProps({ onClick: choose(code) })}
                >
                  <bdi>{name}</bdi>
                  {code === value && <Check />}
                </Option>
              </li>
            ))}
          </List>
        </Menu>
      </FloatingFocusManager>
    )
  );
}
