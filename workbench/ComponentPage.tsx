import { Controls, Description, Heading, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { NormalizedStoryAnnotations } from 'storybook/internal/types';
import styled from 'styled-components';
import { color, radius, size, space, type } from '#theme/tokens.ts';
import type { Guide } from './guides/guide';
import { isBehavior, titleOfBehavior } from './behavior';
import { Text } from './Example';
import { Anatomy, columns, Rules } from './GuidePictures';
import { TokenTable } from './TokenTable';

const guides: Partial<Record<string, Guide>> = Object.fromEntries(
  Object.entries(import.meta.glob<Guide>('./guides/*.tsx', { eager: true, import: 'guide' })).map(([file, guide]) => [
    /(\w+)\.tsx$/.exec(file)![1]!,
    guide,
  ]),
);

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
  container-type: inline-size;
  overflow: auto;

  /* Storybook adds margins to its full width. */
  table.docblock-argstable {
    margin-inline: 0;
  }

  /* Beside the sidebar of a small window, descriptions need the width that defaults leave. */
  @container (inline-size < 40em) {
    && table.docblock-argstable {
      th,
      td {
        inline-size: auto;
        padding-inline: ${space.xs};
      }

      th:first-of-type,
      td:first-of-type {
        padding-inline: ${space.sm} ${space.xs};
      }

      fieldset {
        min-inline-size: 0;
      }

      textarea {
        inline-size: 100%;
        min-inline-size: 0;
      }

      td:nth-of-type(2) {
        inline-size: 50%;
        min-inline-size: 8em;
      }
    }
  }
`;

/** Items may have Markdown; links open stories and pages of documentation without a reload. */
const List = ({ items }: { items: readonly string[] }) => (
  <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
);

/** How the ids of all stories and of the documentation with a title begin. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

interface AccessibilityProps {
  guide: Guide | undefined;
  title: string;
  /** The stories of pure behavior. */
  behavior: readonly NormalizedStoryAnnotations[];
}

/** Roles, keys, and what is tested: automatically, by playing and by hand. */
function Accessibility({ guide, title, behavior }: AccessibilityProps) {
  return (
    <>
      <Heading>Accessibility</Heading>
      {guide && <Markdown>{guide.roles}</Markdown>}
      {guide?.keys && (
        <TokenTable
          caption="Keyboard"
          widths={[30, 70]}
          rows={Object.entries(guide.keys).map(([names, effect]) => ({
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
        Tested automatically: all rules of axe, contrast, targets and clipped text in every language; mirrored layout in
        English
        {behavior.length > 0 ? '; and by playing:' : '.'}
      </p>
      <List
        items={behavior.map(({ id, name, parameters }) => {
          const { docs } = parameters as { docs: { description: { story: string } } };
          const path = `${idOf(titleOfBehavior(title))}--${id.split('--')[1]}`;
          return `[${name}](?path=/story/${path}): ${docs.description.story}`;
        })}
      />
      {guide && (
        <>
          <p>To check by hand:</p>
          <List items={guide.byHand} />
        </>
      )}
    </>
  );
}

/** The page of a story file, with the same parts on each: what its guide does not have is left out. */
export default function ComponentPage() {
  // Storybook lists the other stories of the file only: these have a title of their own.
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  const behavior = stories.filter(isBehavior);
  const hasMoreStates = stories.length > behavior.length + 1;
  const guide = guides[preparedMeta.title.split('/').at(-1)!];
  const { anatomy, rules, fills = false } = guide ?? {};
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
      <Accessibility guide={guide} title={preparedMeta.title} behavior={behavior} />
      {guide && (
        <>
          <Heading>Related</Heading>
          <List items={guide.related.map((title) => `[${title.split('/')[1]}](?path=/docs/${idOf(title)}--docs)`)} />
        </>
      )}
    </Page>
  );
}
