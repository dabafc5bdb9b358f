import { useEffect, useId, useState, type MouseEvent } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import styled, { css } from 'styled-components';
import coverage from 'virtual:coverage-data';
import type { KeyCoverage, TextCoverage } from '../../scripts/i18n/coverage';
import { completeness, englishName, growth } from '../../scripts/i18n/format';
import { allCatalogs } from '../i18n/allCatalogs';
import { defaultLanguage, type Language } from '../i18n/languages';
import type { MessageKey } from '../i18n/lookup';
import type { TextFault } from '../i18n/textState';
import { quickColors, target, visuallyHidden } from '../theme/mixins';
import { InLanguage, Sheet } from './Sheet';
import { Fitted, Name, Quiet, Stacked, TokenTable } from './TokenTable';

const { keys, languages, storiesKnown } = coverage;
const translations = languages.map(({ language }) => language).filter((language) => language !== defaultLanguage);

/** The text of a catalog as it stands there; empty where it is missing. */
const textOf = (language: Language, key: string) => allCatalogs[language]?.[key as MessageKey] ?? '';

/** How far each language is. */
export function LanguageCoverage() {
  return (
    <TokenTable
      caption="Languages"
      columns={['Language', 'Complete', 'Missing', 'Same as English', 'Much longer', 'Grows most', 'Last changed']}
      widths={[12, 12, 9, 16, 13, 23, 15]}
      rows={languages.map(({ language, texts, missing, identical, long, longest, changed }) => ({
        key: language,
        cells: [
          <strong key="language">{englishName(language)}</strong>,
          <Stacked key="complete">
            <span>{completeness(texts, keys.length)}</span>
            <Quiet>{`${texts} of ${keys.length}`}</Quiet>
          </Stacked>,
          missing,
          identical,
          long,
          longest ? (
            <Stacked key="longest">
              <span>{growth(longest.expansion)}</span>
              <Name>{longest.key}</Name>
            </Stacked>
          ) : (
            <Quiet key="longest">none</Quiet>
          ),
          changed,
        ],
      }))}
    />
  );
}

const Keys = styled.ul(
  ({ theme: { space } }) => css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15em, 100%), 1fr));
    gap: ${space.xs} ${space.md};
  `,
);

function KeyList({ of, none }: { of: readonly KeyCoverage[]; none: string }) {
  return (
    <Sheet>
      {of.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Keys>
          {of.map(({ key }) => (
            <li key={key}>
              <Name>{key}</Name>
            </li>
          ))}
        </Keys>
      )}
    </Sheet>
  );
}

const isUnseen = ({ stories }: KeyCoverage) => storiesKnown && stories.length === 0;

/** The texts that nobody can review, because no story shows them. */
export function UnseenTexts() {
  return <KeyList of={keys.filter(isUnseen)} none={storiesKnown ? 'Each text is shown by a story.' : 'What the stories show has not been recorded.'} />;
}

/** The texts that no source names. */
export function UnusedTexts() {
  return <KeyList of={keys.filter(({ used }) => !used)} none="Each text is in use." />;
}

const faultWords: Readonly<Record<TextFault, string>> = {
  missing: 'missing',
  placeholders: 'other placeholders',
  identical: 'same as English',
  long: 'much longer',
};

const hasFault = (fault: TextFault) => (key: KeyCoverage) => translations.some((language) => key.texts[language]?.faults.includes(fault));

/** What the table can be narrowed to. */
const choices: ReadonlyArray<{ name: string; shows: (key: KeyCoverage) => boolean }> = [
  { name: 'All texts', shows: () => true },
  { name: 'Missing', shows: hasFault('missing') },
  { name: 'Other placeholders', shows: hasFault('placeholders') },
  { name: 'Same as English', shows: hasFault('identical') },
  { name: 'Much longer', shows: hasFault('long') },
  { name: 'Shown by no story', shows: isUnseen },
  { name: 'Unused', shows: ({ used }) => !used },
];

/** A text as it is searched: capitals and accents do not count. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const searched = new Map(keys.map(({ key }) => [key, folded([key, ...languages.map(({ language }) => textOf(language, key))].join('\n'))]));

const Tools = styled.div(
  ({ theme: { color, space, size, radius, type } }) => css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15em, 100%), 1fr));
    gap: ${space.md};
    margin-block-end: ${space.md};

    label {
      display: grid;
      gap: ${space.xxs};
      color: ${color.textMuted};
      font-size: ${type.size.xs};
    }

    input,
    select {
      ${target}
      inline-size: 100%;
      padding: ${space.xs} ${space.md};
      border: ${size.hairline} solid ${color.lineControl};
      border-radius: ${radius.md};
      background: ${color.surface};
      color: ${color.text};
      font: inherit;
      font-size: ${type.size.sm};
    }

    [role='status'] {
      align-self: end;
      padding-block: ${space.sm};
      color: ${color.textMuted};
    }
  `,
);

const Table = styled.table(
  ({ theme: { color, space, size, type } }) => css`
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;

    caption {
      ${visuallyHidden}
    }

    th,
    td {
      padding: ${space.sm} ${space.md} ${space.sm} 0;
      font-weight: inherit;
      line-height: 1.45;
      text-align: start;
      vertical-align: top;
    }

    /* It stays in sight above so many rows. */
    thead th {
      position: sticky;
      inset-block-start: 0;
      background: ${color.ground};
      box-shadow: inset 0 calc(-1 * ${size.hairline}) ${color.line};
      color: ${color.textMuted};
      font-size: ${type.size.xs};
    }

    tbody tr:not([id]) > * {
      border-block-start: ${size.hairline} solid ${color.line};
    }

    tr[id] > * {
      padding: 0;
    }

    @container (inline-size < 40em) {
      thead {
        ${visuallyHidden}
      }

      &,
      tbody,
      tr[id],
      tr[id] td {
        display: block;
      }

      tbody tr:not([id]) {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(5em, 1fr));
        gap: ${space.xs} ${space.md};
        padding-block: ${space.md};
        border-block-start: ${size.hairline} solid ${color.line};

        > * {
          border: 0;
          padding: 0;
        }

        > th {
          grid-column: 1 / -1;
        }
      }

      /* The heads of the columns are out of sight, so each cell says its own. */
      td::before {
        content: attr(data-column);
        display: block;
        color: ${color.textMuted};
        font-size: ${type.size.xs};
      }
    }
  `,
);

const Opener = styled.button(
  ({ theme: { color, size, space, radius, media } }) => css`
    ${quickColors}
    display: block;
    min-block-size: ${size.target};
    inline-size: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.textMuted};
    font-size: inherit;
    line-height: inherit;
    text-align: start;
    cursor: pointer;
    /* Below the heads that stay in sight. */
    scroll-margin-block-start: ${size.header};

    code {
      display: flex;
    }

    code::before {
      content: '▸' / '';
      flex: none;
      inline-size: ${space.md};
      color: ${color.textMuted};
    }

    &[aria-expanded='true'] code::before {
      content: '▾' / '';
    }

    ${media.hover} {
      &:hover code {
        color: ${color.accent};
      }
    }
  `,
);

const tones = { good: 'success', bad: 'danger', notable: 'accent', quiet: 'textMuted' } as const;

const State = styled.span<{ $tone: keyof typeof tones }>(
  ({ theme: { color }, $tone }) => css`
    color: ${color[tones[$tone]]};
  `,
);

const Said = styled.span`
  ${visuallyHidden}
`;

/** The state of a translation, in a word or a mark, and how much longer it is than English. */
function TextCell({ faults, expansion = 1, reason }: TextCoverage) {
  const [fault] = faults;
  if (fault === undefined) {
    return (
      <>
        <State $tone="good" aria-hidden="true">
          ✓{' '}
        </State>
        <Said>translated, </Said>
        {growth(expansion)}
      </>
    );
  }
  const tone = fault === 'long' ? 'notable' : reason === undefined ? 'bad' : 'quiet';
  return (
    <Stacked>
      <State $tone={tone}>{faultWords[fault]}</State>
      {(fault === 'long' || fault === 'placeholders') && <span>{growth(expansion)}</span>}
    </Stacked>
  );
}

const Details = styled.dl(
  ({ theme: { color, space, radius, size, type } }) => css`
    display: grid;
    grid-template-columns: minmax(6em, 1fr) 6fr;
    gap: ${space.md};
    margin-block-end: ${space.md};
    border-radius: ${radius.md};
    background: ${color.groundRaised};
    padding: ${space.md};

    @container (inline-size < 40em) {
      grid-template-columns: 1fr;
      gap: ${space.xs};
    }

    dt {
      color: ${color.textMuted};
    }

    dd {
      display: grid;
      gap: ${space.xxs};
      max-inline-size: ${size.measure};
      overflow-wrap: anywhere;
    }

    p {
      white-space: pre-line;
    }

    small {
      color: ${color.textMuted};
      font-size: ${type.size.xs};
    }

    a {
      color: ${color.focus};
    }
  `,
);

const Day = styled.span`
  white-space: nowrap;
`;

/** The names of the stories as the sidebar has them, by id; empty until they have come. */
function useStoryNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    void fetch('./index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, { title: string; name: string }> }>)
      .then(({ entries }) => setNames(new Map(Object.entries(entries).map(([id, { title, name }]) => [id, `${title}: ${name}`]))));
  }, []);
  return names;
}

/** Opens a story in the workbench around this page, in the chosen language and without loading it anew; other clicks are the browser's. */
function openStory(event: MouseEvent, storyId: string) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  addons.getChannel().emit(SELECT_STORY, { storyId });
}

function StoryLinks({ ids, names }: { ids: readonly string[]; names: ReadonlyMap<string, string> }) {
  if (ids.length === 0) return <Quiet>{storiesKnown ? 'none' : 'not recorded'}</Quiet>;
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top" onClick={(event) => openStory(event, id)}>
            {names.get(id) ?? id}
          </a>
        </li>
      ))}
    </ul>
  );
}

function TextDetails({ of: { key, texts, stories, used }, names }: { of: KeyCoverage; names: ReadonlyMap<string, string> }) {
  return (
    <Details>
      {languages.map(({ language }) => {
        const { changed, reason } = texts[language] ?? {};
        return (
          <div key={language} style={{ display: 'contents' }}>
            <dt>{englishName(language)}</dt>
            <dd>
              <Fitted>
                <InLanguage language={language}>
                  <p>{textOf(language, key)}</p>
                </InLanguage>
              </Fitted>
              <small>
                {changed ? 'Last changed: ' : 'missing'}
                <Day>{changed}</Day>
              </small>
              {reason !== undefined && <small>{`Same as English: ${reason}`}</small>}
            </dd>
          </div>
        );
      })}
      <dt>Stories</dt>
      <dd>
        <StoryLinks ids={stories} names={names} />
      </dd>
      {!used && (
        <>
          <dt>Unused</dt>
          <dd>No source names this key.</dd>
        </>
      )}
    </Details>
  );
}

/** In characters; what stays on one line. */
const excerptLength = 44;

/** The beginning of a text, up to a word. */
const excerpt = (text: string) => (text.length <= excerptLength ? text : `${text.slice(0, excerptLength).replace(/\s+\S*$/, '')} …`);

interface TextRowsProps {
  of: KeyCoverage;
  names: ReadonlyMap<string, string>;
}

function TextRows({ of, names }: TextRowsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { key, texts, stories } = of;
  const opener = (
    <Opener type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
      <Stacked>
        <Name>{key}</Name>
        <span>{excerpt(textOf(defaultLanguage, key))}</span>
      </Stacked>
    </Opener>
  );
  return (
    <>
      <tr>
        <th scope="row">{opener}</th>
        {translations.map((language) => (
          <td key={language} data-column={englishName(language)}>
            {texts[language] && <TextCell {...texts[language]} />}
          </td>
        ))}
        <td data-column="Stories">{storiesKnown ? stories.length : <Quiet>not recorded</Quiet>}</td>
      </tr>
      <tr id={id} hidden={!open}>
        {open && (
          <td colSpan={translations.length + 2}>
            <TextDetails of={of} names={names} />
          </td>
        )}
      </tr>
    </>
  );
}

/** Every text: its state in each language, the stories that show it, and, opened, the texts themselves. */
export function TextCoverageTable() {
  const [words, setWords] = useState('');
  const [choice, setChoice] = useState(0);
  const names = useStoryNames();
  const shown = keys.filter((key) => choices[choice]?.shows(key) && searched.get(key.key)?.includes(folded(words.trim())));
  return (
    <Sheet>
      <Tools role="search">
        <label>
          Find a key or words of a text
          <input type="search" value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
        </label>
        <label>
          Show
          <select value={choice} onChange={({ currentTarget }) => setChoice(Number(currentTarget.value))}>
            {choices.map(({ name, shows }, index) => (
              <option key={name} value={index}>
                {`${name} (${keys.filter(shows).length})`}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{`${shown.length} of ${keys.length} texts`}</p>
      </Tools>
      <Table>
        <caption>Texts</caption>
        <colgroup>
          <col style={{ inlineSize: '40%' }} />
        </colgroup>
        <thead>
          <tr>
            {['Text', ...translations.map(englishName), 'Stories'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((key) => (
            <TextRows key={key.key} of={key} names={names} />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
