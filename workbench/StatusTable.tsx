import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { StoryIndex } from 'storybook/internal/types';
import styled, { css } from 'styled-components';
import coverage from 'virtual:coverage-data';
import { statuses, statusMeanings, type Status } from './status/status';
import { englishName } from 'language-review/blocks';
import { sourceUrl } from './sources/sourceUrl';
import { componentsOf, translationOf, uncheckedBy, type ComponentEntry } from './componentStatus';
import { Sheet } from './Sheet';
import { Dense, Quiet, Stacked, TokenTable } from './TokenTable';
import { SheetLink, WorkbenchLink } from './WorkbenchLink';

interface ComponentState extends ComponentEntry {
  /** Whether the component or its stories have a description. */
  described: boolean;
  /** What its stories exclude from the accessibility check. */
  unchecked: readonly string[];
}

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; components: readonly ComponentState[] };

/** Every component of the workbench, from Storybook's index and the stories. */
function useComponents(): Loading {
  const { loadStory } = useContext(DocsContext);
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const stateOf = async (entry: ComponentEntry): Promise<ComponentState> => {
      const stories = await Promise.all(entry.storyIds.map((id) => loadStory(id)));
      const described = stories.some(({ component, parameters }) => {
        const { __docgenInfo: docgen } = (component ?? {}) as { __docgenInfo?: { description?: string } };
        const { docs } = parameters as { docs?: { description?: { component?: string } } };
        return Boolean(docgen?.description || docs?.description?.component);
      });
      return {
        ...entry,
        described,
        unchecked: [...new Set(stories.flatMap(({ parameters }) => uncheckedBy(parameters)))],
      };
    };
    const load = async () => {
      const response = await fetch('./index.json');
      if (!response.ok) throw new Error(`index.json: ${response.status}`);
      return Promise.all(componentsOf((await response.json()) as StoryIndex).map(stateOf));
    };
    load().then(
      (components) => isCurrent && setLoading({ state: 'loaded', components }),
      () => isCurrent && setLoading({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loadStory]);
  return loading;
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

/** The circle of the sidebar: empty for draft, full for stable. */
const Mark = styled.span<{ $status: Status }>(
  ({ theme: { color, space, size, radius }, $status }) => css`
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    color: ${color[tones[$status]]};
    white-space: nowrap;

    &::before {
      content: '';
      inline-size: ${space.xs};
      block-size: ${space.xs};
      border: ${size.hairline} solid;
      border-radius: ${radius.round};
      background: linear-gradient(
        to top,
        currentColor ${{ draft: 0, reviewed: 50, stable: 100 }[$status]}%, transparent 0
      );
    }
  `,
);

const Issue = styled.span(
  ({ theme: { color } }) => css`
    color: ${color.danger};
  `,
);

function Languages({ of: { storyIds } }: { of: ComponentState }) {
  const translation = translationOf(storyIds, coverage);
  if (!translation) return <Quiet>not recorded</Quiet>;
  const { messages, untranslated } = translation;
  if (messages === 0) return <Quiet>no messages</Quiet>;
  if (untranslated.length === 0) {
    return (
      <Stacked>
        <span>all</span>
        <Quiet>{messages === 1 ? '1 message' : `${messages} messages`}</Quiet>
      </Stacked>
    );
  }
  return (
    <Stacked>
      {untranslated.map(({ language, count }) => (
        <Issue key={language}>{`${englishName(language)}: ${count} of ${messages} not translated`}</Issue>
      ))}
    </Stacked>
  );
}

function rowOf(component: ComponentState) {
  const { name, status, storyIds, played, docsId, described, unchecked, storyPath, componentPath } = component;
  const [firstStory = ''] = storyIds;
  return {
    key: name,
    cells: [
      <Stacked key="name">
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
      </Stacked>,
      status ? (
        <Mark key="status" $status={status}>
          {status}
        </Mark>
      ) : (
        <Issue key="status">none</Issue>
      ),
      <WorkbenchLink key="stories" view="story" id={firstStory}>
        {storyIds.length === 1 ? '1 story' : `${storyIds.length} stories`}
      </WorkbenchLink>,
      played === 0 ? <Quiet key="tests">none</Quiet> : `${played} of ${storyIds.length}`,
      <Languages key="languages" of={component} />,
      unchecked.length === 0 ? 'checked' : <Issue key="accessibility">{unchecked.join(', ')}</Issue>,
      <Stacked key="source">
        {componentPath !== undefined && <SourceLink path={componentPath} of={name} what="component" />}
        <SourceLink path={storyPath} of={name} what="stories" />
      </Stacked>,
    ],
  };
}

/** The statuses with the number of their components, and a table of the components of each group. */
export function StatusTables() {
  const loading = useComponents();
  if (loading.state !== 'loaded') {
    return (
      <Sheet>
        <p role="status">
          {loading.state === 'failed'
            ? 'The list of stories could not be loaded. Reload the page to try again.'
            : 'Loading the stories…'}
        </p>
      </Sheet>
    );
  }
  const { components } = loading;
  return (
    <>
      <TokenTable
        caption="Statuses"
        columns={['Status', 'Components', 'Meaning']}
        widths={[18, 18, 64]}
        rows={statuses.map((status) => ({
          key: status,
          cells: [
            <Mark key="status" $status={status}>
              {status}
            </Mark>,
            components.filter((component) => component.status === status).length,
            statusMeanings[status],
          ],
        }))}
      />
      {[...new Set(components.map(({ group }) => group))].map((group) => (
        <Dense key={group}>
          <h2>{group}</h2>
          <TokenTable
            caption={group}
            columns={['Component', 'Status', 'Stories', 'Tests', 'Languages', 'Accessibility', 'Source']}
            widths={[24, 14.5, 12, 9.5, 12.5, 14, 13.5]}
            rows={components.filter((component) => component.group === group).map(rowOf)}
          />
        </Dense>
      ))}
    </>
  );
}
