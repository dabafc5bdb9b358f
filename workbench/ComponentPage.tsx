import {
  Controls,
  Description,
  DocsContext,
  DocsPage,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { isBehaviour } from './behaviour';
import { color, radius, size, space, type } from '#theme/tokens.ts';
import type { Guide } from './guides/guide';
import { Sheet } from './Sheet';
import { StoryLink } from './StoryLink';
import { TokenTable } from './TokenTable';

const guides = Object.fromEntries(
  Object.entries(import.meta.glob<Guide>('./guides/*.tsx', { eager: true, import: 'guide' })).map(([file, guide]) => [
    /(\w+)\.tsx$/.exec(file)![1],
    guide,
  ]),
);

const Pairs = styled.div`
  display: grid;
  gap: ${space.lg};

  @container (inline-size > 40em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Example = styled.figure<{ $isRight: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space.sm};

  > div {
    min-block-size: ${size.avatar};
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm};
    align-items: center;
    justify-content: center;
    padding: ${space.lg};
    border: ${size.hairline} solid ${color.border};
    border-block-end: ${size.focusRing} solid ${({ $isRight }) => ($isRight ? color.success : color.danger)};
    border-radius: ${radius.md};
  }
`;

const number = css`
  inline-size: 1.6em;
  border-radius: ${radius.round};
  background: ${color.focus};
  color: ${color.background};
  font-size: ${type.size.xs};
  line-height: 1.6;
  text-align: center;
`;

const Numbered = styled.div`
  position: relative;
  display: grid;
  justify-content: center;
  padding: ${space.xl};

  > span {
    ${number}
    position: absolute;
    margin: -0.8em;
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
    counter-increment: part;
  }

  > li::before {
    ${number}
    content: counter(part);
  }
`;

interface DocsParameters {
  docs?: { description?: { story?: string } };
}

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** A picture of the component with a number at the start of each part, and what the parts are. */
function Anatomy({ picture, parts }: Guide['anatomy']) {
  const frame = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<ReadonlyArray<{ insetInlineStart: number; insetBlockStart: number }>>([]);
  useLayoutEffect(() => {
    const measure = () => {
      const origin = frame.current!.getBoundingClientRect();
      setPlaces(
        Object.keys(parts).map((selector) => {
          const box = frame.current!.querySelector(selector)!.getBoundingClientRect();
          return { insetInlineStart: box.left - origin.left, insetBlockStart: box.top - origin.top };
        }),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <Sheet>
      <Numbered ref={frame}>
        <div inert>{picture}</div>
        {places.map((place, index) => (
          <span key={index} style={place} aria-hidden>
            {index + 1}
          </span>
        ))}
      </Numbered>
      <Parts>
        {Object.values(parts).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </Parts>
    </Sheet>
  );
}

function Rules({ rules }: Pick<Guide, 'rules'>) {
  return (
    <Sheet>
      <Pairs>
        {rules.flatMap(({ do: right, dont: wrong }) =>
          [right, wrong].map(({ says, picture }) => (
            <Example key={says} $isRight={says === right.says}>
              <div inert>{picture}</div>
              <figcaption>
                <strong>{says === right.says ? 'Do' : 'Don’t'}</strong> {says}
              </figcaption>
            </Example>
          )),
        )}
      </Pairs>
    </Sheet>
  );
}

const idOf = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`;

function GuidePage({ use, avoid, anatomy, rules, roles, keys, byHand, related }: Guide) {
  const { componentStories } = useContext(DocsContext);
  const behaviour = componentStories().filter(isBehaviour);
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Heading>When to use it</Heading>
      <List items={use} />
      <Heading>When not to use it</Heading>
      <List items={avoid} />
      <Heading>Anatomy</Heading>
      <Anatomy {...anatomy} />
      <Heading>Do and don’t</Heading>
      <Rules rules={rules} />
      <Heading>States</Heading>
      <Stories includePrimary={false} title="" />
      <Heading>Props</Heading>
      <Controls />
      <Heading>Accessibility</Heading>
      <p>{roles}</p>
      {Object.keys(keys).length > 0 && (
        <TokenTable
          caption="Keyboard"
          widths={[30, 70]}
          rows={Object.entries(keys).map(([key, effect]) => ({ Key: <kbd>{key}</kbd>, Effect: effect }))}
        />
      )}
      <p>
        Tested automatically, in every language: all rules of axe, contrast, targets, clipped text and mirrored layout
        {behaviour.length > 0 && '; and by playing:'}
      </p>
      <ul>
        {behaviour.map(({ id, name, parameters }) => (
          <li key={id}>
            <StoryLink id={id}>{name}</StoryLink>: {(parameters as DocsParameters).docs?.description?.story}
          </li>
        ))}
      </ul>
      <p>To check by hand:</p>
      <List items={byHand} />
      <Heading>Related</Heading>
      <ul>
        {related.map((title) => (
          <li key={title}>
            <StoryLink id={idOf(title)}>{title.split('/')[1]}</StoryLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The documentation of a component: a page with the same parts for each that has a guide; Storybook's own page for others. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guides[preparedMeta.title.split('/').at(-1)!];
  return guide ? <GuidePage {...guide} /> : <DocsPage />;
}
