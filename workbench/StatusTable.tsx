import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { StoryIndex } from 'storybook/internal/types';
import styled from 'styled-components';
import coverage from 'virtual:coverage-data';
import {
  componentReviewsChanged,
  loadComponentReviews,
  statuses,
  statusMeanings,
  type ComponentReview,
  type ComponentReviews,
  type Status,
} from './status/status';
import { englishName } from 'language-review/blocks';
import { color, radius, size, space } from '#theme/tokens.ts';
import { sourceUrl } from './sources/sourceUrl';
import { componentsOf, translationOf, uncheckedBy, type ComponentEntry } from './componentStatus';
import { Sheet } from './Sheet';
import { Dense, Quiet, Stacked, TokenTable } from './TokenTable';
import { SheetLink, WorkbenchLink } from './WorkbenchLink';

interface ComponentState extends ComponentEntry, ComponentReview {
  /** Whether the component or its stories have a description. */
  described: boolean;
  /** What its stories exclude from the accessibility check. */
  unchecked: readonly string[];
}

/** Every component of the workbench, or why they cannot be listed; undefined until they are loaded. */
function useComponents() {
  const { loadStory, channel } = useContext(DocsContext);
  const [components, setComponents] = useState<readonly ComponentState[] | Error>();
  useEffect(() => {
    let isCurrent = true;
    const stateOf = async (entry: ComponentEntry, reviews: ComponentReviews) => {
      const stories = await Promise.all(entry.storyIds.map((id) => loadStory(id)));
      const described = stories.some(({ component, parameters }) => {
        const { __docgenInfo: docgen } = (component ?? {}) as { __docgenInfo?: { description?: string } };
        const { docs } = parameters as { docs?: { description?: { component?: string } } };
        return Boolean(docgen?.description || docs?.description?.component);
      });
      return {
        ...entry,
        status: undefined,
        open: [],
        ...reviews[entry.id],
        described,
        unchecked: [...new Set(stories.flatMap(({ parameters }) => uncheckedBy(parameters)))],
      };
    };
    const load = async () => {
      const [response, reviews] = await Promise.all([fetch('./index.json'), loadComponentReviews()]);
      if (!response.ok) throw new Error(`The list of stories cannot be loaded: status ${response.status}.`);
      const entries = componentsOf((await response.json()) as StoryIndex);
      return Promise.all(entries.map((entry) => stateOf(entry, reviews)));
    };
    const update = () =>
      void load().then(
        (loaded) => isCurrent && setComponents(loaded),
        (error: Error) => isCurrent && setComponents(error),
      );
    update();
    channel.on(componentReviewsChanged, update);
    return () => {
      isCurrent = false;
      channel.off(componentReviewsChanged, update);
    };
  }, [loadStory, channel]);
  return components;
}

function SourceLink({ path, of, what }: { path: string; of: string; what: 'component' | 'stories' }) {
  return (
    <SheetLink
      href={sourceUrl(path)}
      target="_blank"
      rel="noreferrer"
      aria-label={`Source of ${of}: ${what}, in a new tab`}
    >
      {what}
    </SheetLink>
  );
}

const tones = { draft: 'accent', reviewed: 'textMuted', stable: 'success' } as const;

/** The circle of the sidebar. */
const Mark = styled.span<{ children: Status }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${({ children }) => color[tones[children]]};
  white-space: nowrap;

  &::before {
    content: '';
    inline-size: ${space.xs};
    block-size: ${space.xs};
    border: ${size.hairline} solid;
    border-radius: ${radius.round};
    background: linear-gradient(
      to top,
      currentColor ${({ children }) => ({ draft: 0, reviewed: 50, stable: 100 })[children]}%, transparent 0
    );
  }
`;

const Issue = styled.span`
  color: ${color.danger};
`;

function Languages({ of: { storyIds } }: { of: ComponentState }) {
  const translation = translationOf(storyIds, coverage);
  if (!translation) return <Quiet>not recorded</Quiet>;
  const { messages, untranslated } = translation;
  if (messages === 0) return <Quiet>no messages</Quiet>;
  return (
    <Stacked>
      {untranslated.length === 0 && (
        <>
          <span>all</span>
          <Quiet>{messages === 1 ? '1 message' : `${messages} messages`}</Quiet>
        </>
      )}
      {untranslated.map(({ language, count }) => (
        <Issue key={language}>{`${englishName(language)}: ${count} of ${messages} not translated`}</Issue>
      ))}
    </Stacked>
  );
}

function rowOf(component: ComponentState) {
  const { name, status, open, storyIds, played, docsId, described, unchecked, storyPath, componentPath } = component;
  const [firstStory = ''] = storyIds;
  return {
    Component: (
      <Stacked>
        <strong>
          {docsId === undefined ? (
            name
          ) : (
            <WorkbenchLink view="docs" id={docsId}>
              {name}
            </WorkbenchLink>
          )}
        </strong>
        {docsId === undefined ? <Issue>no page</Issue> : !described && <Quiet>not described</Quiet>}
      </Stacked>
    ),
    Status: status ? <Mark>{status}</Mark> : <Issue>none</Issue>,
    'To review':
      open.length === 0 ? (
        <Quiet>nothing</Quiet>
      ) : (
        <Stacked>
          {open.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Stacked>
      ),
    Stories: (
      <WorkbenchLink view="story" id={firstStory}>
        {storyIds.length === 1 ? '1 story' : `${storyIds.length} stories`}
      </WorkbenchLink>
    ),
    Tests: played === 0 ? <Quiet>none</Quiet> : `${played} of ${storyIds.length}`,
    Languages: <Languages of={component} />,
    Accessibility: unchecked.length === 0 ? 'checked' : <Issue>{unchecked.join(', ')}</Issue>,
    Source: (
      <Stacked>
        {componentPath !== undefined && <SourceLink path={componentPath} of={name} what="component" />}
        <SourceLink path={storyPath} of={name} what="stories" />
      </Stacked>
    ),
  };
}

/** The statuses with the number of their components, and a table of the components of each group. */
export function StatusTables() {
  const components = useComponents();
  if (components === undefined || components instanceof Error) {
    return (
      <Sheet>
        <p role="status">
          {components ? `The components cannot be listed: ${components.message}` : 'Loading the stories…'}
        </p>
      </Sheet>
    );
  }
  return (
    <>
      <TokenTable
        caption="Statuses"
        widths={[18, 18, 64]}
        rows={statuses.map((status) => ({
          Status: <Mark>{status}</Mark>,
          Components: components.filter((component) => component.status === status).length,
          Meaning: statusMeanings[status],
        }))}
      />
      {[...new Set(components.map(({ group }) => group))].map((group) => (
        <Dense key={group}>
          <h2>{group}</h2>
          <TokenTable
            caption={group}
            widths={[18, 12, 22, 9.5, 8.5, 10.5, 10.5, 9]}
            rows={components.filter((component) => component.group === group).map(rowOf)}
          />
        </Dense>
      ))}
    </>
  );
}
