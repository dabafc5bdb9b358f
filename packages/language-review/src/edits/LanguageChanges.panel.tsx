import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { catalogsName } from '../catalogs/catalogPaths.ts';
import { defaultLocale, localeInfo, type CatalogTexts, type Language, type MessageKey } from '../config.ts';
import { catalogJson, editsJson } from '../catalogs/catalogJson';
import { count } from '../format';
import { noteChangeName } from '../notes/notes.ts';
import { downloadFile } from '../sharing/downloadFile.panel';
import type { SharedChanges } from '../sharing/sharedChanges.ts';
import type { EditActions } from './useEdits.panel';
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

/** What is the same for the changes of each language. */
export interface LanguageContext {
  actions: EditActions;
  canSave: boolean;
  isInStory: (key: MessageKey) => boolean;
  onShow: (key: MessageKey) => void;
  loadCatalog: (language: Language) => Promise<CatalogTexts>;
}

interface LanguageChangesProps extends LanguageContext, SharedChanges {
  language: Language;
  editsOnly: boolean;
}

/** `failure` is why the last attempt failed. */
function useExport({ language, edits, decisions, notes, by, editsOnly, actions, loadCatalog }: LanguageChangesProps) {
  const [isSaving, setIsSaving] = React.useState(false);
  const [failure, setFailure] = React.useState<{ error: string; key?: string | undefined }>();
  const exported = editsOnly ? `${language}.edits.json` : catalogsName(language);
  const save = async () => {
    setIsSaving(true);
    setFailure(undefined);
    const result = await actions.save(language, { edits, decisions, notes, by });
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
      actions.notify(`${done} ${exported}.`);
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

interface ChangeItemProps {
  /** The key of a message where `isKey`. */
  name: string;
  isKey?: boolean;
  isRejected: boolean;
  /** What the button to undo says to screen readers. */
  undone: string;
  onUndo: () => void;
  /** Undefined where the story does not show the message. */
  onShow?: (() => void) | undefined;
  children: React.ReactNode;
}

function ChangeItem({ name, isKey = false, isRejected, undone, onUndo, onShow, children }: ChangeItemProps) {
  return (
    <Item rejected={isRejected}>
      <span data-part={isKey ? 'key' : undefined}>
        {isKey ? <KeyName name={name} /> : name} {isRejected && <Label tone="negative">Refused</Label>}
      </span>
      {children}
      <div data-part="undo">
        {onShow && (
          <Button ariaLabel={false} variant="ghost" onClick={onShow}>
            Show<VisuallyHidden> {name} in the story</VisuallyHidden>
          </Button>
        )}
        <Button ariaLabel={false} variant="ghost" onClick={onUndo}>
          Undo<VisuallyHidden>{undone}</VisuallyHidden>
        </Button>
      </div>
    </Item>
  );
}

function contentsOf({ edits, decisions, notes }: LanguageChangesProps) {
  const parts = [
    edits.length > 0 && count(edits.length, 'edited text'),
    decisions.length > 0 && count(decisions.length, 'decision'),
    notes.length > 0 && count(notes.length, 'note change'),
  ];
  return parts.filter(Boolean).join(', ');
}

function saveLabel(isSaving: boolean, { language, edits, notes }: LanguageChangesProps) {
  if (isSaving) return `Saving to ${catalogsName(language)}…`;
  if (edits.length > 0) return `Save to ${catalogsName(language)}`;
  return notes.length === 0 ? 'Save decisions' : 'Save';
}

/** Lists the changes of a language, each with a button to undo it. @param rejected the key or the id of the one that was refused */
function ChangeList({ rejected, ...props }: LanguageChangesProps & { rejected: string | undefined }) {
  const { language, edits, decisions, notes, actions, isInStory, onShow } = props;
  const { name } = localeInfo(language);
  return (
    <ul>
      {edits.map((edit) => (
        <ChangeItem
          key={edit.key}
          isKey
          name={edit.key}
          isRejected={rejected === edit.key}
          undone={` ${edit.key}, ${name}`}
          onShow={isInStory(edit.key) ? () => onShow(edit.key) : undefined}
          onUndo={() => actions.undo([edit], true)}
        >
          <Version label="Changed from" language={language} text={edit.from} />
          <Version label="Edited" language={language} text={edit.text} />
        </ChangeItem>
      ))}
      {decisions.map((decision) => (
        <ChangeItem
          key={`decision ${decision.key}`}
          isKey
          name={decision.key}
          isRejected={rejected === decision.key}
          undone={` the decision on ${decision.key}, ${name}`}
          onUndo={() => actions.discardDecisions([decision])}
        >
          {decision.withdrawn ? (
            <TextBlock data-part="text">Approval taken back</TextBlock>
          ) : (
            <>
              <Version label="Approved beside" language={defaultLocale()} text={decision.source} />
              <Version label="Approved" language={language} text={decision.text} />
            </>
          )}
        </ChangeItem>
      ))}
      {notes.map((change, index) => (
        <ChangeItem
          key={`note ${change.id} ${index}`}
          name={noteChangeName(change)}
          isRejected={rejected === change.id}
          undone={`: ${noteChangeName(change)}`}
          onUndo={() => actions.discardNotes([change])}
        >
          {'text' in change && (
            <TextBlock data-part="text">
              <Text lines={4} dir="auto">
                {change.text}
              </Text>
            </TextBlock>
          )}
        </ChangeItem>
      ))}
    </ul>
  );
}

/** The edits, decisions and notes of a language: to undo, copy, download and save. */
export function LanguageChanges(props: LanguageChangesProps) {
  const { language, edits, canSave } = props;
  const id = React.useId();
  const { isSaving, failure, exported, save, copy, download } = useExport(props);
  const alert = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
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
              {saveLabel(isSaving, props)}
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
      <ChangeList {...props} rejected={failure?.key} />
    </Group>
  );
}
