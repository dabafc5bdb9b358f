import { Fragment, useEffect, useId, useState } from 'react';
import type { StoryIndex } from 'storybook/internal/types';
import coverage from 'virtual:coverage-data';
import type { KeyCoverage, MessageCoverage } from './coverage';
import { labelOf } from '../checks/checks.ts';
import { isOpen } from '../checks/findings.ts';
import { englishName, issueNames } from '../format';
import { widthText } from '../checks/textWidths.ts';
import { defaultLocale, translationLanguages, type Language, type MessageKey } from '../config.ts';
import { isStale, staleNames, type StaleApproval } from '../approvals/approvals.ts';
import { searchable, sourceTexts, textIn } from '../catalogs/messages.ts';
import { sourceText } from '../catalogs/plurals.ts';
import { catalogStore } from '../catalogs/catalogStore.preview';
import { CoverageTable, InLanguage, Name, Quiet, Sheet, Stacked, StoryLink } from './coverageElements.preview';
import { initialFilter, messageFilters } from './messageFilters';
import { Aside, Details, Opener, State, Tools, Versions } from './MessageCoverage.styles';

const { keys, languages, storiesKnown } = coverage;
const choices = messageFilters(coverage);

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const textOf = (language: Language, key: string) => textIn(catalogStore.files(), language, key as MessageKey) ?? '';

/** The state of a translation. */
function TranslationState({ issues, findings, acceptedIssue }: MessageCoverage) {
  const [issue] = issues;
  if (issue) return <State $tone="bad">{lowerFirst(issueNames[issue])}</State>;
  const found = new Set(findings.filter(isOpen).map(({ kind }) => labelOf(kind)));
  if (found.size > 0) return <State $tone="notable">{lowerFirst([...found].join(', '))}</State>;
  if (acceptedIssue)
    return (
      <>
        <Quiet>{lowerFirst(issueNames[acceptedIssue.issue])}</Quiet>
        <Aside>{acceptedIssue.reason}</Aside>
      </>
    );
  return (
    <span>
      <State $tone="good" aria-hidden="true">
        ✓{' '}
      </State>
      translated
      {findings.map(({ kind, message, accepted }) => (
        <Fragment key={message}>
          {' '}
          <Aside>{`${lowerFirst(labelOf(kind) ?? '')}: ${accepted}`}</Aside>
        </Fragment>
      ))}
    </span>
  );
}

function MessageCell(message: MessageCoverage) {
  const { approval } = message;
  return (
    <Stacked>
      <TranslationState {...message} />
      {approval?.state === 'approved' && <Quiet>approved</Quiet>}
      {isStale(approval) && <State $tone="notable">{staleNames[approval.state]}</State>}
    </Stacked>
  );
}

/** The names of the stories, by id: "Button: Primary"; empty until they are loaded. */
function useStoryNames() {
  const [names, setNames] = useState(new Map<string, string>());
  useEffect(() => {
    void fetch('./index.json')
      .then((response) => response.json() as Promise<StoryIndex>)
      .then(({ entries }) =>
        setNames(
          new Map(Object.values(entries).map(({ id, title, name }) => [id, `${title.replace(/^.*?\//, '')}: ${name}`])),
        ),
      );
  }, []);
  return names;
}

interface MessageProps {
  of: KeyCoverage;
  names: ReturnType<typeof useStoryNames>;
}

function StoryLinks({ of: { stories }, names }: MessageProps) {
  if (stories.length === 0) return <Quiet>{storiesKnown ? 'none' : 'not measured'}</Quiet>;
  return (
    <ul>
      {stories.map((id) => (
        <li key={id}>
          <StoryLink id={id}>{names.get(id) ?? id}</StoryLink>
        </li>
      ))}
    </ul>
  );
}

interface StaleVersionsProps {
  messageKey: string;
  language: Language;
  approval: StaleApproval;
}

/** What was approved beside what stands there now: the translation, or the source text. */
function StaleVersions({ messageKey, language, approval }: StaleVersionsProps) {
  const isOwn = approval.state === 'changed';
  const shown = isOwn ? language : defaultLocale();
  const now = isOwn
    ? textOf(language, messageKey)
    : sourceText(language, messageKey, sourceTexts(catalogStore.files()));
  const versions = [
    { name: 'when approved', text: isOwn ? approval.text : approval.source },
    { name: 'now', text: now },
  ];
  return (
    <Versions>
      {versions.map(({ name, text }) => (
        <div key={name}>
          <dt>{`${englishName(shown)} ${name}`}</dt>
          <dd>
            <InLanguage language={shown}>
              <p>{text}</p>
            </InLanguage>
          </dd>
        </div>
      ))}
    </Versions>
  );
}

function MessageDetails({ of, names }: MessageProps) {
  const { key, messages, used } = of;
  return (
    <Details>
      {languages.map(({ language }) => {
        const message = messages[language];
        if (!message) return undefined;
        const { changed, issues, acceptedIssue, findings, width, approval } = message;
        return (
          <Fragment key={language}>
            <dt>{englishName(language)}</dt>
            <dd>
              <InLanguage language={language}>
                <p>{textOf(language, key)}</p>
              </InLanguage>
              {issues.includes('missing') && <Aside>{lowerFirst(issueNames.missing)}</Aside>}
              {changed !== undefined && (
                <Aside>
                  {'Last changed: '}
                  <span style={{ whiteSpace: 'nowrap' }}>{changed}</span>
                </Aside>
              )}
              {acceptedIssue && <Aside>{`${issueNames[acceptedIssue.issue]}: ${acceptedIssue.reason}`}</Aside>}
              {width && <Aside>{`Takes ${widthText(width)}`}</Aside>}
              {findings.map(({ kind, message: found, accepted }) => (
                <Aside key={found}>
                  {`${labelOf(kind)}: ${found}${accepted === undefined ? '' : `. Accepted: ${accepted}`}`}
                </Aside>
              ))}
              {approval?.by !== undefined && <Aside>{`Approved by ${approval.by} on ${approval.on}`}</Aside>}
              {isStale(approval) && <StaleVersions messageKey={key} language={language} approval={approval} />}
            </dd>
          </Fragment>
        );
      })}
      <dt>Stories</dt>
      <dd>
        <StoryLinks of={of} names={names} />
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

/** In characters: fits on one line. */
const excerptLength = 44;

const excerpt = (text: string) =>
  text.length <= excerptLength ? text : `${text.slice(0, excerptLength).replace(/\s+\S*$/, '')} …`;

function MessageRows({ of, names }: MessageProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { key, messages, stories, used } = of;
  const opener = (
    <Opener type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
      <Stacked>
        <Name>{key}</Name>
        <span>
          {excerpt(
            textOf(defaultLocale(), key) || (sourceText(defaultLocale(), key, sourceTexts(catalogStore.files())) ?? ''),
          )}
        </span>
        {!used && <State $tone="bad">unused</State>}
      </Stacked>
    </Opener>
  );
  return (
    <>
      <tr>
        <th scope="row">{opener}</th>
        {translationLanguages().map((language) => (
          <td key={language} data-column={englishName(language)}>
            {messages[language] ? <MessageCell {...messages[language]} /> : <Quiet>no such form</Quiet>}
          </td>
        ))}
        <td data-column="Stories">
          {storiesKnown ? stories.length || <State $tone="bad">none</State> : <Quiet>not measured</Quiet>}
        </td>
      </tr>
      <tr id={id} hidden={!open}>
        {open && (
          <td colSpan={translationLanguages().length + 2}>
            <MessageDetails of={of} names={names} />
          </td>
        )}
      </tr>
    </>
  );
}

/** All messages: their state in each language, the stories that show them and, in opened rows, their texts. */
export function MessageCoverageTable() {
  const [searched] = useState(
    () =>
      new Map(
        keys.map(({ key }) => [
          key,
          searchable([key, ...languages.map(({ language }) => textOf(language, key))].join('\n')),
        ]),
      ),
  );
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(initialFilter(choices));
  const group = useId();
  const names = useStoryNames();
  const wanted = searchable(words.trim());
  const found = choices.map((choice) => choice.keys.filter(({ key }) => searched.get(key)?.includes(wanted)));
  const shown = found[chosen] ?? [];
  return (
    <Sheet>
      <Tools role="search">
        <label>
          Find a key or words of a text
          <input type="search" value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
        </label>
        <p role="status">{`${shown.length} of ${keys.length} texts shown`}</p>
        <fieldset>
          <legend>Show</legend>
          {choices.map(({ name }, index) => (
            <label key={name} data-empty={found[index]?.length === 0 || undefined}>
              <input type="radio" name={group} checked={index === chosen} onChange={() => setChosen(index)} />
              {name} <b>{found[index]?.length}</b>
            </label>
          ))}
        </fieldset>
      </Tools>
      {shown.length === 0 ? (
        <p>{wanted === '' ? 'There is none.' : 'No such text here. The numbers above say where there is one.'}</p>
      ) : (
        <CoverageTable
          caption="Texts"
          columns={['Text', ...translationLanguages().map(englishName), 'Stories']}
          widths={[40]}
        >
          {shown.map((key) => (
            <MessageRows key={key.key} of={key} names={names} />
          ))}
        </CoverageTable>
      )}
    </Sheet>
  );
}
