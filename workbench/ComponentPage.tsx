import { Controls, Description, Heading, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled, { css, StyleSheetManager } from 'styled-components';
import { color, radius, size, space, type } from '#theme/tokens.ts';
import type { Guide } from './guides/guide';
import { isBehavior, titleOfBehavior } from './behavior';
import { Example, Text } from './Example';
import { Sheet } from './Sheet';
import { stylisPlugins } from './statesSheet';
import { TokenTable } from './TokenTable';

const guides: Partial<Record<string, Guide>> = Object.fromEntries(
  Object.entries(import.meta.glob<Guide>('./guides/*.tsx', { eager: true, import: 'guide' })).map(([file, guide]) => [
    /(\w+)\.tsx$/.exec(file)![1]!,
    guide,
  ]),
);

const columns = css`
  display: grid;
  gap: ${space.lg};

  @container (inline-size > 40em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Pairs = styled.div`
  ${columns}
`;

const Page = styled.div`
  && > h2,
  && > div > div > div > h2 {
    margin-block-start: ${space.xxl};
  }

  /* Storybook's heading of stories, which has no text here. */
  && > h2:empty {
    visibility: hidden;
    margin-block: ${space.md} 0;
    padding: 0;
    border: 0;
  }
`;

const Columns = styled.div`
  container-type: inline-size;

  > div {
    ${columns}
    row-gap: 0;
  }
`;

/** Its content stays in it, even where a page would have it at an edge of the window or in front of all else. */
const Picture = styled.div<{ $fills: boolean }>`
  contain: layout;
  max-inline-size: 100%;
  font-size: ${type.size.md};

  ${({ $fills }) =>
    $fills
      ? css`
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          align-self: start;
          inline-size: 100%;
          max-inline-size: min(100%, ${size.measure});
        `
      : css`
          display: flex;
          flex-wrap: wrap;
          gap: ${space.sm};
          align-items: center;
          justify-content: center;
        `}

  summary {
    list-style: none;
  }

  /* Less than the narrowest window that components are made for. */
  @container (inline-size < 22em) {
    zoom: 0.7;
  }
`;

const number = css`
  inline-size: 1.6em;
  border-radius: ${radius.round};
  background: ${color.focus};
  color: ${color.background};
  font-size: ${type.size.xs};
  font-weight: ${type.weight.medium};
  line-height: 1.6;
  text-align: center;
`;

const Numbered = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  padding: ${space.lg} ${space.md} ${space.xl};

  > span {
    ${number}
    position: absolute;
    /* It covers only the corner of its part. */
    margin: -1.2em;
  }
`;

const Parts = styled.ol`
  display: grid;
  gap: ${space.xs};
  counter-reset: part;

  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: baseline;
    gap: ${space.sm};
    line-height: ${type.leading.control};
    counter-increment: part;
  }

  > li::before {
    ${number}
    content: counter(part);
  }
`;

const Keys = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};

  kbd {
    padding-inline: ${space.xs};
    border: ${size.hairline} solid ${color.borderControl};
    border-block-end-width: ${size.focusRing};
    border-radius: ${radius.sm};
    background: ${color.surface};
    font-family: inherit;
    font-size: ${type.size.xs};
  }
`;

/** The table of props is wider than a phone. */
const Scrolled = styled.div`
  overflow: auto;

  /* Storybook adds margins to its full width. */
  table.docblock-argstable {
    margin-inline: 0;
  }
`;

/** Items may have Markdown; links open stories and pages of documentation without a reload. */
const List = ({ items }: { items: readonly string[] }) => (
  <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
);

/** A sheet on which an element with `data-shown` shows the states of the controls in it; see `shownStates`. */
const PictureSheet = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={stylisPlugins}>
    <Sheet>{children}</Sheet>
  </StyleSheetManager>
);

/** A picture of the component with a number at the start of each part, and what the parts are. */
function Anatomy({ picture, parts, fills }: NonNullable<Guide['anatomy']> & { fills: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<
    ReadonlyArray<{ insetInlineStart: number; insetBlockStart: number } | undefined>
  >([]);
  useLayoutEffect(() => {
    const root = frame.current!;
    const measure = () => {
      const origin = root.getBoundingClientRect();
      setPlaces(
        Object.keys(parts).map((selector) => {
          // Some are there only after something has loaded, or failed.
          const box = root.querySelector(selector)?.getBoundingClientRect();
          return box && { insetInlineStart: box.left - origin.left, insetBlockStart: box.top - origin.top };
        }),
      );
    };
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    resized.observe(root);
    changed.observe(root.firstElementChild!, { childList: true, subtree: true });
    root.addEventListener('animationend', measure);
    return () => {
      resized.disconnect();
      changed.disconnect();
      root.removeEventListener('animationend', measure);
    };
  }, [parts]);
  return (
    <PictureSheet>
      <Numbered ref={frame}>
        <Picture $fills={fills} inert>
          {picture}
        </Picture>
        {places.map(
          (place, index) =>
            place && (
              <span key={index} style={place} aria-hidden data-part>
                {index + 1}
              </span>
            ),
        )}
      </Numbered>
      <Parts aria-label="Parts">
        {Object.values(parts).map((part) => (
          <li key={part}>
            <span>
              <Text>{part}</Text>
            </span>
          </li>
        ))}
      </Parts>
    </PictureSheet>
  );
}

function Rules({ rules, fills }: { rules: NonNullable<Guide['rules']>; fills: boolean }) {
  return (
    <PictureSheet>
      <Pairs>
        {rules.flatMap(({ do: right, dont: wrong }) =>
          [right, wrong].map(({ says, picture }) => (
            <Example key={says} isRight={says === right.says} says={says}>
              {picture && (
                <Picture $fills={fills} inert>
                  {picture}
                </Picture>
              )}
            </Example>
          )),
        )}
      </Pairs>
    </PictureSheet>
  );
}

/** How the ids of all stories and of the documentation with a title begin. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The page of a story file, with the same parts on each: what its guide does not have is left out. */
export default function ComponentPage() {
  // Storybook lists the other stories of the file only: these have a title of their own.
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  const behavior = stories.filter(isBehavior);
  const hasMoreStates = stories.length > behavior.length + 1;
  const guide = guides[preparedMeta.title.split('/').at(-1)!];
  const { anatomy, rules, keys, fills = false } = guide ?? {};
  return (
    <Page>
      <Title />
      <Description />
      <Primary />
      {guide && (
        <Columns>
          <div>
            <div>
              <Heading>When to use it</Heading>
              <List items={guide.use} />
            </div>
            <div>
              <Heading>When not to use it</Heading>
              <List items={guide.avoid} />
            </div>
          </div>
        </Columns>
      )}
      {anatomy && (
        <>
          <Heading>Anatomy</Heading>
          <Anatomy {...anatomy} fills={fills} />
        </>
      )}
      {rules && (
        <>
          <Heading>Do and don’t</Heading>
          <Rules rules={rules} fills={fills} />
        </>
      )}
      {hasMoreStates && (
        <>
          <Heading>States and variants</Heading>
          <Stories includePrimary={false} title="" />
        </>
      )}
      {Object.keys(preparedMeta.argTypes).length > 0 && (
        <>
          <Heading>Props</Heading>
          <Scrolled>
            <Controls />
          </Scrolled>
        </>
      )}
      <Heading>Accessibility</Heading>
      {guide && <Markdown>{guide.roles}</Markdown>}
      {keys && (
        <TokenTable
          caption="Keyboard"
          widths={[30, 70]}
          rows={Object.entries(keys).map(([names, effect]) => ({
            Key: (
              <Keys>
                {names.split(', ').map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </Keys>
            ),
            Effect: <Text>{effect}</Text>,
          }))}
        />
      )}
      <p>
        Tested automatically, in every language: all rules of axe, contrast, targets, clipped text and mirrored layout
        {behavior.length > 0 ? '; and by playing:' : '.'}
      </p>
      <List
        items={behavior.map(({ id, name, parameters }) => {
          const { docs } = parameters as { docs: { description: { story: string } } };
          const path = `${idOf(titleOfBehavior(preparedMeta.title))}--${id.split('--')[1]}`;
          return `[${name}](?path=/story/${path}): ${docs.description.story}`;
        })}
      />
      {guide && (
        <>
          <p>To check by hand:</p>
          <List items={guide.byHand} />
          <Heading>Related</Heading>
          <List items={guide.related.map((title) => `[${title.split('/')[1]}](?path=/docs/${idOf(title)}--docs)`)} />
        </>
      )}
    </Page>
  );
}
