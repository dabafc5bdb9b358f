import type { Edit } from './edits.ts';
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { catalogsName } from '../catalogs/catalogPaths.ts';
import { defaultLocale, localeInfo, type CatalogTexts, type Language, type MessageKey } from '../config.ts';
import { catalogJson, editsJson } from '../catalogs/catalogJson';
import { count } from '../format';
import type { Decision } from '../approvals/approvals.ts';
import type { MessageId } from '../catalogs/messages.ts';
import { noteChangeName, type PendingNoteChange } from '../notes/notes.ts';
import { downloadFile } from '../sharing/downloadFile.panel';
import type { SaveResult, UnsavedChanges } from './saveChanges.panel';
import {
  Alert,
  clamped,
  inLanguage,
  KeyName,
  Label,
  monospaced,
  note,
  plainButton,
  smallText,
  VisuallyHidden,
  wrapping,
  wrappingRow,
} from '../panel/elements.panel';

const Group = styled.div(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  '& > header': { ...wrappingRow('6px 12px'), padding: '12px 12px 4px' },
  '& > header > div': wrapping(6),
  '& h3': {
    flex: '1 0 auto',
    margin: 0,
    fontSize: theme.typography.size.s2,
    fontWeight: theme.typography.weight.bold,
    lineHeight: '20px',
    color: theme.color.defaultText,
  },
  '& h3 small': { ...note(theme), fontWeight: theme.typography.weight.regular },
  '& ul': { margin: 0, padding: '0 0 8px', listStyle: 'none' },
}));

export interface ChangeActions {
  canSave: boolean;
  isInStory: (key: MessageKey) => boolean;
  onShow: (key: MessageKey) => void;
  onUndo: (edits: readonly Edit[]) => void;
  onDiscardDecisions: (ids: readonly MessageId[]) => void;
  onDiscardNoteChanges: (changes: readonly PendingNoteChange[]) => void;
  onSave: (language: Language, changes: UnsavedChanges) => Promise<SaveResult>;
  loadCatalog: (language: Language) => Promise<CatalogTexts>;
  onNotice: (text: string) => void;
}

interface LanguageChangesProps extends ChangeActions {
  language: Language;
  edits: readonly Edit[];
  decisions: readonly Decision[];
  noteChanges: readonly PendingNoteChange[];
  /** The name of the reviewer. */
  by: string;
  editsOnly: boolean;
}

/** `failure` is why the last attempt failed. */
function useExport(props: LanguageChangesProps) {
  const { language, edits, decisions, noteChanges, by, editsOnly, onSave, loadCatalog, onNotice } = props;
  const [isSaving, setIsSaving] = React.useState(false);
  const [failure, setFailure] = React.useState<{ error: string; key?: string | undefined }>();
  const exported = editsOnly ? `${language}.edits.json` : catalogsName(language);
  const save = async () => {
    setIsSaving(true);
    setFailure(undefined);
    const result = await onSave(language, { edits, decisions, noteChanges, by });
    setIsSaving(false);
    if ('error' in result) setFailure(result);
  };
  const exportJson = async (action: (json: string) => void | Promise<void>, done: string, error: string) => {
    setFailure(undefined);
    let json: string;
    try {
      json = editsOnly
        ? editsJson(edits)
        : catalogJson(await loadCatalog(language), await loadCatalog(defaultLocale()), edits);
    } catch {
      setFailure({
        error: `${catalogsName(language)} could not be read. Take the edited texts only, or mend the file first.`,
      });
      return;
    }
    try {
      await action(json);
      onNotice(`${done} ${exported}.`);
    } catch {
      setFailure({ error });
    }
  };
  const copy = () =>
    exportJson(
      (json) => navigator.clipboard.writeText(json),
      'Copied',
      'The browser did not allow to copy. Download the file instead.',
    );
  const download = () =>
    exportJson((json) => downloadFile(exported, json), 'Downloaded', `${exported} could not be downloaded.`);
  return { isSaving, failure, exported, save, copy, download };
}

const Item = styled.li<{ rejected: boolean }>(({ theme, rejected }) => ({
  ...smallText(theme),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  padding: '6px 12px',
  color: theme.color.defaultText,
  boxShadow: rejected ? `inset 3px 0 0 ${theme.fgColor.negative}` : 'none',
  '& > [data-part="key"]': { ...monospaced(theme), paddingBlock: 5 },
  '& > [data-part="text"]': { gridColumn: '1 / -1' },
  '& > [data-part="undo"]': { ...wrapping(6), gridRow: 1, gridColumn: 2 },
  '@container (inline-size >= 640px)': {
    gridTemplateColumns: 'minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 1fr) auto',
    '& > [data-part="key"]': { paddingBlock: 0 },
    '& > [data-part="text"]': { gridColumn: 'auto' },
    '& > [data-part="undo"]': { gridColumn: 4 },
  },
}));

const TextBlock = styled.div(({ theme }) => ({
  minInlineSize: 0,
  '& > small': { ...note(theme), display: 'block' },
  '& button': {
    ...plainButton,
    minBlockSize: 24,
    padding: 0,
    fontSize: theme.typography.size.s1,
    color: theme.barSelectedColor,
    textDecoration: 'underline',
  },
}));

const Text = styled.span<{ lines: number | 'none' }>(({ lines }) => clamped(lines));

/** Longer texts are truncated at first. In characters. */
const longText = 240;

function Version({ label, language, text }: { label: string; language: Language; text: string | undefined }) {
  const [isExpanded, setIsExpanded] = React.useState(false);
  return (
    <TextBlock data-part="text">
      <small>{label}</small>
      {text ? (
        <Text lines={isExpanded ? 'none' : 4} {...inLanguage(language)}>
          {text}
        </Text>
      ) : (
        <em>None</em>
      )}
      {text && text.length > longText && (
        <button type="button" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? 'Show less' : 'Show all'}
        </button>
      )}
    </TextBlock>
  );
}

interface EditItemProps {
  edit: Edit;
  isRejected: boolean;
  /** Undefined where the story does not show the message. */
  onShow: (() => void) | undefined;
  onUndo: () => void;
}

function EditItem({ edit: { key, language, text, from }, isRejected, onShow, onUndo }: EditItemProps) {
  return (
    <Item rejected={isRejected}>
      <span data-part="key">
        <KeyName name={key} /> {isRejected && <Label tone="negative">Refused</Label>}
      </span>
      <Version label="Changed from" language={language} text={from} />
      <Version label="Edited" language={language} text={text} />
      <div data-part="undo">
        {onShow && (
          <Button ariaLabel={false} variant="ghost" onClick={onShow}>
            Show<VisuallyHidden> {key} in the story</VisuallyHidden>
          </Button>
        )}
        <Button ariaLabel={false} variant="ghost" onClick={onUndo}>
          Undo<VisuallyHidden>{` ${key}, ${localeInfo(language).name}`}</VisuallyHidden>
        </Button>
      </div>
    </Item>
  );
}

interface DecisionItemProps {
  decision: Decision;
  isRejected: boolean;
  onUndo: () => void;
}

function DecisionItem({ decision, isRejected, onUndo }: DecisionItemProps) {
  const { key, language } = decision;
  return (
    <Item rejected={isRejected}>
      <span data-part="key">
        <KeyName name={key} /> {isRejected && <Label tone="negative">Refused</Label>}
      </span>
      {'withdrawn' in decision ? (
        <TextBlock data-part="text">Approval taken back</TextBlock>
      ) : (
        <>
          <Version label="Approved beside" language={defaultLocale()} text={decision.source} />
          <Version label="Approved" language={language} text={decision.text} />
        </>
      )}
      <div data-part="undo">
        <Button ariaLabel={false} variant="ghost" onClick={onUndo}>
          Undo<VisuallyHidden>{` the decision on ${key}, ${localeInfo(language).name}`}</VisuallyHidden>
        </Button>
      </div>
    </Item>
  );
}

interface NoteItemProps {
  change: PendingNoteChange;
  isRejected: boolean;
  onUndo: () => void;
}

function NoteItem({ change, isRejected, onUndo }: NoteItemProps) {
  return (
    <Item rejected={isRejected}>
      <span>
        {noteChangeName(change)} {isRejected && <Label tone="negative">Refused</Label>}
      </span>
      {'text' in change && (
        <TextBlock data-part="text">
          <Text lines={4} dir="auto">
            {change.text}
          </Text>
        </TextBlock>
      )}
      <div data-part="undo">
        <Button ariaLabel={false} variant="ghost" onClick={onUndo}>
          Undo<VisuallyHidden>: {noteChangeName(change)}</VisuallyHidden>
        </Button>
      </div>
    </Item>
  );
}

function contentsOf({ edits, decisions, noteChanges }: LanguageChangesProps) {
  const parts = [
    edits.length > 0 && count(edits.length, 'edited text'),
    decisions.length > 0 && count(decisions.length, 'decision'),
    noteChanges.length > 0 && count(noteChanges.length, 'note change'),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The edits, decisions and notes of a language: to undo, copy, download and save. */
export function LanguageChanges(props: LanguageChangesProps) {
  const { language, edits, decisions, noteChanges, canSave, isInStory, onShow } = props;
  const { onUndo, onDiscardDecisions, onDiscardNoteChanges } = props;
  const id = React.useId();
  const { isSaving, failure, exported, save, copy, download } = useExport(props);
  const alert = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const file = catalogsName(language);
  return (
    <Group role="group" aria-labelledby={id}>
      <header>
        <h3 id={id}>
          <span {...inLanguage(language)}>{localeInfo(language).name}</span> <small>{contentsOf(props)}</small>
        </h3>
        <div>
          {canSave && (
            <Button
              ariaLabel={false}
              variant="solid"
              disabled={isSaving}
              aria-busy={isSaving}
              onClick={() => void save()}
            >
              {isSaving
                ? `Saving to ${file}…`
                : edits.length > 0
                  ? `Save to ${file}`
                  : noteChanges.length === 0
                    ? 'Save decisions'
                    : 'Save'}
            </Button>
          )}
          {edits.length > 0 && (
            <>
              <Button ariaLabel={false} onClick={() => void copy()}>
                Copy JSON<VisuallyHidden> of {exported}</VisuallyHidden>
              </Button>
              <Button ariaLabel={false} onClick={() => void download()}>
                Download {exported}
              </Button>
            </>
          )}
        </div>
      </header>
      <Alert ref={alert} role="alert">
        {failure?.error}
      </Alert>
      <ul>
        {edits.map((edit) => (
          <EditItem
            key={edit.key}
            edit={edit}
            isRejected={failure?.key === edit.key}
            onShow={isInStory(edit.key) ? () => onShow(edit.key) : undefined}
            onUndo={() => onUndo([edit])}
          />
        ))}
        {decisions.map((decision) => (
          <DecisionItem
            key={`decision ${decision.key}`}
            decision={decision}
            isRejected={failure?.key === decision.key}
            onUndo={() => onDiscardDecisions([decision])}
          />
        ))}
        {noteChanges.map((change, index) => (
          <NoteItem
            key={`note ${change.id} ${index}`}
            change={change}
            isRejected={failure?.key === change.id}
            onUndo={() => onDiscardNoteChanges([change])}
          />
        ))}
      </ul>
    </Group>
  );
}
