import type { Decorator } from '@storybook/react-vite';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import styled, { css, StyleSheetManager } from 'styled-components';
import { useLanguage, LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { languageInfo, languages } from '#i18n/languages.ts';
import type { Catalogs } from '#i18n/lookup.ts';
import { typeSettings } from '#theme/typeSettings.ts';
import { color, media, size, space, type } from '#theme/tokens.ts';
import { catalogsOf, catalogStore } from 'language-review/preview';
import { withholdPictures } from './pictureStates';

/** The pseudo-classes of what a visitor does. */
const pseudoClasses = { hover: 'hover', pressed: 'hover active', focus: 'focus focus-visible' } as const;

interface State<Args> {
  /** Props that differ from those of the story. */
  args?: Args | undefined;
  /** What a visitor does with the controls of the component. */
  shown?: keyof typeof pseudoClasses;
  /** What surrounds the component and keeps it in its state. */
  around?: ComponentType<{ children: ReactNode }>;
}

/**
 * A plugin of stylis, the compiler of styled-components: a rule with `:hover` also applies to the controls in an element with
 * `data-shown="hover"`, with the same specificity; likewise `:active`, `:focus` and `:focus-visible`.
 */
function shownStates(element: { type: string; props: string[] | string }) {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  element.props = element.props.map((selector) =>
    selector.replaceAll(
      /:(hover|active|focus-visible|focus)(?![\w-])/g,
      (pseudoClass, name: string) =>
        `:is(${pseudoClass}, [data-shown~="${name}"] :where(a, button, input, select, summary, textarea))`,
    ),
  );
}

/** Where nothing can hover, as on a tablet, a sheet shows it all the same. Other stories do not: what waits for hover is visible there. */
function hoverEverywhere(element: { value: string }) {
  if (element.value === media.hover) element.value = '@media all';
}

/** For the `StyleSheetManager` around what shows such states. */
export const stylisPlugins = [shownStates];

const sheetPlugins = [shownStates, hoverEverywhere];

const Halves = styled.div`
  display: grid;
  column-gap: ${space.xl};
  max-inline-size: ${size.quote};
  /* For the focus ring of a control at the edge. */
  padding: ${space.xs};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Half = styled.dl<{ $states: number }>(
  ({ $states }) => css`
    display: grid;
    grid-row: span ${2 * $states};
    /* A state is beside itself. */
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;

    > dt {
      color: ${color.textMuted};
      font-size: ${type.size.sm};
    }

    > dd {
      /* A list that opens over its surroundings stays over its own state. */
      contain: layout;
      margin-block: ${space.xs} ${space.xl};
      margin-inline: 0;
    }
  `,
);

/** The first language of the other direction than that of a language. */
const opposite = (direction: 'ltr' | 'rtl') => languages.find((language) => language.direction !== direction)!;

interface StatesSheetProps {
  states: Readonly<Record<string, State<object>>>;
  /** The story, with props that differ. */
  story: (changed: object | undefined) => ReactNode;
}

/** The states in the language of the story, and beside them in a language of the other direction. */
function StatesSheet({ states, story }: StatesSheetProps) {
  const { language, direction, setLanguage } = useLanguage();
  const other = opposite(languageInfo(language).direction);
  const otherDirection = direction === 'ltr' ? 'rtl' : 'ltr';
  const cells = Object.entries(states).map(([name, { args, shown, around: Around = Fragment }]) => (
    <Fragment key={name}>
      <dt lang="en">
        <bdi>{name}</bdi>
      </dt>
      <dd data-shown={shown && pseudoClasses[shown]}>
        <Around>{story(args)}</Around>
      </dd>
    </Fragment>
  ));
  return (
    <StyleSheetManager stylisPlugins={sheetPlugins}>
      <Halves>
        <Half $states={cells.length}>{cells}</Half>
        <LanguageProvider
          language={other.code}
          direction={otherDirection}
          catalogs={catalogsOf(catalogStore.current(), other.code, false) as Catalogs}
          onLanguageChange={setLanguage}
        >
          <Half $states={cells.length} lang={other.code} dir={otherDirection} style={typeSettings(other.code)}>
            {cells}
          </Half>
        </LanguageProvider>
      </Halves>
    </StyleSheetManager>
  );
}

/**
 * A story with every state of a component, in both directions.
 * @param states by name: rest, hover, pressed, focus, unavailable, loading, error, empty and long text, as far as it has them
 */
export function statesSheet<Args extends object | undefined>(states: Readonly<Record<string, State<Args>>>) {
  const decorator: Decorator = (Story, { args }) => (
    <StatesSheet
      states={states as StatesSheetProps['states']}
      story={(changed) => <Story args={{ ...args, ...changed }} />}
    />
  );
  return {
    decorators: [decorator, withholdPictures],
    parameters: {
      layout: 'padded',
      // The sheet sets the props.
      controls: { disable: true },
    },
  };
}
