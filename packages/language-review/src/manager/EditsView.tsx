import * as React from 'react';
import { Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { getConfig, localeInfo, type Catalog, type Language, type MessageKey } from '../config.ts';
import type { Edit } from '../preview/channel';
import type { SaveResult } from './catalogFiles';
import { catalogJson, editsByLanguage, editsJson } from '../node/catalogJson';
import { clamped, Empty, inLanguage, KeyName, Mark, Unseen } from './elements';

const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 16px',
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  fontSize: theme.typography.size.s2 - 1,
  lineHeight: '18px',
  '& > :last-child': { marginInlineStart: 'auto' },
}));

const Choice = styled.fieldset({
  flex: '1 1 0',
  minInlineSize: 180,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { float: 'inline-start', minBlockSize: 28, lineHeight: '28px', padding: 0 },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 28, cursor: 'pointer' },
});

const Group = styled.div(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', padding: '12px 12px 4px' },
  '& h3': {
    flex: '1 0 auto',
    margin: 0,
    fontSize: theme.typography.size.s2,
    fontWeight: theme.typography.weight.bold,
    lineHeight: '20px',
    color: theme.color.defaultText,
  },
  '& h3 small': {
    fontSize: theme.typography.size.s1,
    fontWeight: theme.typography.weight.regular,
    color: theme.fgColor.muted,
  },
  '& ul': { margin: 0, padding: '0 0 8px', listStyle: 'none' },
}));

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 6 });

const Alert = styled.div(({ theme }) => ({
  color: theme.fgColor.negative,
  fontSize: theme.typography.size.s2 - 1,
  lineHeight: '18px',
  fontWeight: theme.typography.weight.bold,
  padding: '4px 12px',
  '&:empty': { display: 'none' },
}));

const Item = styled.li<{ refused: boolean }>(({ theme, refused }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  padding: '6px 12px',
  fontSize: theme.typography.size.s2 - 1,
  lineHeight: '18px',
  color: theme.color.defaultText,
  boxShadow: refused ? `inset 3px 0 0 ${theme.fgColor.negative}` : 'none',
  '& > [data-part="key"]': {
    fontFamily: theme.typography.fonts.mono,
    fontSize: theme.typography.size.s1,
    overflowWrap: 'anywhere',
    paddingBlock: 5,
  },
  '& > [data-part="text"]': { gridColumn: '1 / -1' },
  '& > [data-part="undo"]': { gridRow: 1, gridColumn: 2 },
  '@container (inline-size >= 640px)': {
    gridTemplateColumns: 'minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 1fr) auto',
    '& > [data-part="key"]': { paddingBlock: 0 },
    '& > [data-part="text"]': { gridColumn: 'auto' },
    '& > [data-part="undo"]': { gridColumn: 4 },
  },
}));

const TextBlock = styled.div(({ theme }) => ({
  minInlineSize: 0,
  '& > small': { display: 'block', fontSize: theme.typography.size.s1, color: theme.fgColor.muted },
  '& button': {
    minBlockSize: 24,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: theme.typography.size.s1,
    color: theme.barSelectedColor,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
}));

const Clamped = styled.span(clamped(4));
const Whole = styled.span({ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** From which length on, in characters, a text is first shown in part. */
const longText = 240;

function Version({ label, language, text }: { label: string; language: Language; text: string | undefined }) {
  const [whole, setWhole] = React.useState(false);
  const Box = whole ? Whole : Clamped;
  return (
    <TextBlock data-part="text">
      <small>{label}</small>
      {text === undefined || text === '' ? <em>None</em> : <Box {...inLanguage(language)}>{text}</Box>}
      {text !== undefined && text.length > longText && (
        <button type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show all'}
        </button>
      )}
    </TextBlock>
  );
}

const count = (edits: readonly Edit[]) => `${edits.length} ${edits.length === 1 ? 'edited text' : 'edited texts'}`;

function download(name: string, json: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What a copy or download holds. */
type Extent = 'catalog' | 'edits';

interface GroupActions {
  canSave: boolean;
  /** Whether the story on screen has a text. */
  inStory: (key: MessageKey) => boolean;
  onShow: (key: MessageKey) => void;
  onUndo: (edits: readonly Edit[]) => void;
  onSave: (language: Language, edits: readonly Edit[]) => Promise<SaveResult>;
  loadCatalog: (language: Language) => Promise<Catalog>;
  /** Says what has happened. */
  onNotice: (text: string) => void;
}

interface LanguageEditsProps extends GroupActions {
  language: Language;
  edits: readonly Edit[];
  extent: Extent;
}

function LanguageEdits({
  language,
  edits,
  extent,
  canSave,
  inStory,
  onShow,
  onUndo,
  onSave,
  loadCatalog,
  onNotice,
}: LanguageEditsProps) {
  const { name } = localeInfo(language);
  const id = React.useId();
  const [saving, setSaving] = React.useState(false);
  const [failure, setFailure] = React.useState<{ error: string; key?: string | undefined }>();
  const alert = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  const file = `${language}.json`;
  const exported = extent === 'edits' ? `${language}.edits.json` : file;

  /** Hands the JSON over; what goes wrong is said beside the buttons. */
  const hand = async (over: (json: string) => void | Promise<void>, done: string, refused: string) => {
    setFailure(undefined);
    let json: string;
    try {
      json =
        extent === 'edits'
          ? editsJson(edits)
          : catalogJson(await loadCatalog(language), await loadCatalog(getConfig().defaultLocale), edits);
    } catch {
      setFailure({ error: `${file} could not be read. Take the edited texts only, or mend the file first.` });
      return;
    }
    try {
      await over(json);
      onNotice(done);
    } catch {
      setFailure({ error: refused });
    }
  };
  const copy = () =>
    hand(
      (json) => navigator.clipboard.writeText(json),
      `Copied ${exported}.`,
      'The browser did not allow to copy. Download the file instead.',
    );
  const save = async () => {
    setSaving(true);
    setFailure(undefined);
    const result = await onSave(language, edits);
    setSaving(false);
    if ('error' in result) setFailure(result);
  };

  return (
    <Group role="group" aria-labelledby={id}>
      <header>
        <h3 id={id}>
          <span {...inLanguage(language)}>{name}</span> <small>{count(edits)}</small>
        </h3>
        <Buttons>
          {canSave && (
            <Button ariaLabel={false} variant="solid" disabled={saving} aria-busy={saving} onClick={() => void save()}>
              {saving ? `Saving to ${file}…` : `Save to ${file}`}
            </Button>
          )}
          <Button ariaLabel={false} onClick={() => void copy()}>
            Copy JSON<Unseen> of {exported}</Unseen>
          </Button>
          <Button
            ariaLabel={false}
            onClick={() =>
              void hand(
                (json) => download(exported, json),
                `Downloaded ${exported}.`,
                `${exported} could not be downloaded.`,
              )
            }
          >
            Download {exported}
          </Button>
        </Buttons>
      </header>
      <Alert ref={alert} role="alert">
        {failure?.error}
      </Alert>
      <ul>
        {edits.map((edit) => (
          <Item key={edit.key} refused={failure?.key === edit.key}>
            <span data-part="key">
              <KeyName name={edit.key} /> {failure?.key === edit.key && <Mark tone="negative">Refused</Mark>}
            </span>
            <Version label="Changed from" language={language} text={edit.from} />
            <Version label="Edited" language={language} text={edit.text} />
            <Buttons data-part="undo">
              {inStory(edit.key) && (
                <Button ariaLabel={false} variant="ghost" onClick={() => onShow(edit.key)}>
                  Show<Unseen> {edit.key} in the story</Unseen>
                </Button>
              )}
              <Button ariaLabel={false} variant="ghost" onClick={() => onUndo([edit])}>
                Undo
                <Unseen>
                  {' '}
                  {edit.key}, {name}
                </Unseen>
              </Button>
            </Buttons>
          </Item>
        ))}
      </ul>
    </Group>
  );
}

interface EditsViewProps extends GroupActions {
  edits: readonly Edit[];
}

/** The edits of all stories by language: to look at, take back, copy, download and save. */
export function EditsView({ edits, ...actions }: EditsViewProps) {
  const [extent, setExtent] = React.useState<Extent>('catalog');
  const name = React.useId();
  const { onUndo } = actions;
  if (edits.length === 0) {
    return (
      <Empty>
        <strong>No text was edited</strong>
        Press a text in the table to change it. The story shows the change at once, and it is kept here.
      </Empty>
    );
  }
  const extents: ReadonlyArray<[Extent, string]> = [
    ['catalog', 'Whole catalog'],
    ['edits', 'Edited texts only'],
  ];
  return (
    <>
      <Bar>
        <Choice>
          <legend>Copy and download:</legend>
          {extents.map(([value, label]) => (
            <label key={value}>
              <Form.Radio name={name} checked={extent === value} onChange={() => setExtent(value)} /> {label}
            </label>
          ))}
        </Choice>
        <Button ariaLabel={false} onClick={() => onUndo(edits)}>
          Undo all
        </Button>
      </Bar>
      {editsByLanguage(edits).map((group) => (
        <LanguageEdits key={group.language} {...actions} {...group} extent={extent} />
      ))}
    </>
  );
}
