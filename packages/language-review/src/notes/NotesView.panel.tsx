import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Picked } from '../channel.ts';
import { localeInfo } from '../config.ts';
import { longest } from '../config/limits.ts';
import { placeName, type NoteTarget, type PendingNoteChange, type ShownNote } from './notes.ts';
import { PickButton } from '../panel/PickButton.panel';
import {
  Area,
  Empty,
  inLanguage,
  isEnter,
  Label,
  note,
  ring,
  Select,
  smallText,
  VisuallyHidden,
  wrappingRow,
} from '../panel/elements.panel';

const Form = styled.form(({ theme }) => ({
  ...smallText(theme),
  ...wrappingRow('6px 8px'),
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  '& select': { flex: '0 1 280px', minInlineSize: 0 },
  '& textarea': { flex: '1 1 240px', minBlockSize: 28, paddingBlock: 4 },
}));

const List = styled.ol(({ theme }) => ({ margin: 0, padding: 0, listStyle: 'none', '&:focus-visible': ring(theme) }));

const Item = styled.li(({ theme }) => ({
  ...smallText(theme),
  display: 'grid',
  gap: 6,
  padding: '10px 12px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  color: theme.color.defaultText,
  '&:focus-visible': ring(theme),
  '& h3': { ...wrappingRow('4px 8px'), margin: 0, fontSize: 'inherit', lineHeight: '18px' },
  '& p': { inlineSize: 'fit-content', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& small': note(theme),
  '& form': { borderBlockEnd: 0, padding: 0 },
}));

const Actions = styled.div(wrappingRow('6px'));

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface NotesViewProps {
  storyId: string;
  /** Undefined until the preview has reported the story. */
  notes: readonly ShownNote[] | undefined;
  /** The elements of the story that a note can be pinned to, once they were requested. */
  targets: readonly NoteTarget[];
  /** What was pressed in the story: a new object for each click. */
  picked: Picked | undefined;
  isPicking: boolean;
  onPickingChange: (isPicking: boolean) => void;
  onRequestTargets: () => void;
  onShowTarget: (target: NoteTarget) => void;
  onChangeNote: (change: PendingNoteChange) => void;
  onDiscardNoteChanges: (changes: readonly PendingNoteChange[]) => void;
}

/** What is being written, by the story or the note that it is about: kept while something else is shown. */
const drafts = new Map<string, string>();

interface WritingProps {
  /** The id of the story or the note that it is about. */
  about: string;
  label: string;
  button: string;
  children?: React.ReactNode;
  onWrite: (text: string) => void;
}

const Writing = React.forwardRef<HTMLTextAreaElement, WritingProps>(function Writing(
  { about, label, button, children, onWrite },
  ref,
) {
  const [text, setOwnText] = React.useState(drafts.get(about) ?? '');
  const setText = (next: string) => {
    setOwnText(next);
    drafts.set(about, next);
  };
  // Storybook's button takes presses while it is disabled.
  const isEmpty = text.trim() === '';
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty) return;
        // A tab, as of a spreadsheet, cannot be saved.
        onWrite(text.replaceAll('\t', ' ').trim());
        setText('');
      }}
    >
      {children}
      <Area
        ref={ref}
        aria-label={label}
        placeholder={`${label}. Enter adds it, Shift + Enter breaks the line.`}
        dir="auto"
        maxLength={longest.note}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (!isEnter(event)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button type="submit" ariaLabel={false} disabled={isEmpty}>
        {button}
      </Button>
    </Form>
  );
});

function NewNote(props: Omit<NotesViewProps, 'notes'>) {
  const { storyId, targets, picked, isPicking, onPickingChange, onRequestTargets, onShowTarget, onChangeNote } = props;
  const pickedTarget = picked && 'target' in picked ? picked.target : undefined;
  const [chosen, setChosen] = React.useState<NoteTarget>();
  const area = React.useRef<HTMLTextAreaElement>(null);
  const [handled, setHandled] = React.useState(pickedTarget);
  if (pickedTarget && pickedTarget !== handled) {
    setHandled(pickedTarget);
    setChosen(pickedTarget);
  }
  React.useEffect(() => {
    if (pickedTarget) area.current?.focus();
  }, [pickedTarget]);
  const idOf = ({ language, place }: NoteTarget) => JSON.stringify([language, place]);
  const listed = chosen && !targets.some((target) => idOf(target) === idOf(chosen)) ? [chosen, ...targets] : targets;
  const languages = [...new Set(listed.map(({ language }) => language))];
  return (
    <Writing
      ref={area}
      about={storyId}
      label="Note"
      button="Add note"
      onWrite={(text) => {
        if (chosen) onChangeNote({ language: chosen.language, id: newId(), place: chosen.place, text });
      }}
    >
      <Select
        aria-label="Element"
        required
        value={chosen ? idOf(chosen) : ''}
        onFocus={onRequestTargets}
        onChange={({ target: { value } }) => {
          const target = listed.find((each) => idOf(each) === value);
          setChosen(target);
          if (target) onShowTarget(target);
        }}
      >
        <option value="">Choose an element…</option>
        {languages.map((language) => (
          <optgroup key={language} label={localeInfo(language).name}>
            {listed
              .filter((target) => target.language === language)
              .map((target) => (
                <option key={idOf(target)} value={idOf(target)}>
                  {placeName(target.place)}
                  {target.place.nth > 0 && ` (${target.place.nth + 1})`}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      <PickButton
        tooltip="Press an element of the story to write a note about it"
        isPicking={isPicking}
        onPickingChange={onPickingChange}
      />
    </Writing>
  );
}

const focus = (area: HTMLTextAreaElement | null) => area?.focus();

interface NoteItemProps extends Pick<NotesViewProps, 'onShowTarget' | 'onChangeNote'> {
  /** Takes back the last change; the note may go with it. */
  onUndo: () => void;
  shown: ShownNote;
  number: number;
  /** A new object for each press of its marker. */
  opened: Picked | undefined;
}

function NoteItem({ shown, number, opened, onShowTarget, onChangeNote, onUndo }: NoteItemProps) {
  const { id, language, thread, isResolved, isFound, pending, ...place } = shown;
  const [isReplying, setIsReplying] = React.useState(false);
  const item = React.useRef<HTMLLIElement>(null);
  const heading = React.useId();
  React.useEffect(() => {
    if (opened) item.current?.focus();
  }, [opened]);
  const numbered = <VisuallyHidden> note {number}</VisuallyHidden>;
  return (
    <Item ref={item} tabIndex={-1} aria-labelledby={heading}>
      <h3 id={heading}>
        <span>
          {number}. <span {...inLanguage(language)}>{localeInfo(language).name}</span>: {place.role}{' '}
          {place.name ? (
            <>
              “<bdi>{place.name}</bdi>”
            </>
          ) : (
            place.key
          )}
        </span>
        <small>at {place.width} px</small>
        {isResolved && <Label tone="accent">Resolved</Label>}
        {isFound === false && <Label tone="warning">No longer in the story</Label>}
      </h3>
      {thread.map(({ text, by, on }, index) => (
        <div key={index}>
          <p dir="auto">{text}</p>
          <small>{by === '' ? 'Not saved yet' : `${by}, ${on}`}</small>
        </div>
      ))}
      <Actions>
        <Button ariaLabel={false} variant="ghost" disabled={!isFound} onClick={() => onShowTarget({ language, place })}>
          Show{numbered}
        </Button>
        <Button ariaLabel={false} variant="ghost" aria-expanded={isReplying} onClick={() => setIsReplying(!isReplying)}>
          Reply{numbered}
        </Button>
        <Button
          ariaLabel={false}
          variant="ghost"
          onClick={() => onChangeNote({ language, id, isResolved: !isResolved })}
        >
          {isResolved ? 'Open again' : 'Resolve'}
          {numbered}
        </Button>
        {pending.length > 0 && (
          <Button ariaLabel={false} variant="ghost" onClick={onUndo}>
            Undo the last change{numbered}
          </Button>
        )}
      </Actions>
      {isReplying && (
        <Writing
          ref={focus}
          about={id}
          label={`Reply to note ${number}`}
          button="Add reply"
          onWrite={(text) => {
            onChangeNote({ language, id, text, reply: newId() });
            setIsReplying(false);
            item.current?.focus();
          }}
        />
      )}
    </Item>
  );
}

/** The notes on the story in all languages, and a form to write one. */
export function NotesView({ notes, ...props }: NotesViewProps) {
  const list = React.useRef<HTMLOListElement>(null);
  if (!notes)
    return (
      <Empty>
        <strong>Waiting for the story</strong>
        Notes on it are listed here as soon as it is shown.
      </Empty>
    );
  return (
    <>
      <NewNote {...props} />
      {notes.length === 0 && (
        <Empty>
          <strong>No notes on this story</strong>
          Choose an element or pick it in the story, and write what you think of it.
        </Empty>
      )}
      <List ref={list} aria-label="Notes" tabIndex={-1}>
        {notes.map((shown, index) => (
          <NoteItem
            key={shown.id}
            {...props}
            shown={shown}
            onUndo={() => {
              props.onDiscardNoteChanges(shown.pending.slice(-1));
              // With its last change, the button goes.
              if (shown.pending.length === 1) list.current?.focus();
            }}
            number={index + 1}
            opened={props.picked && 'note' in props.picked && props.picked.note === shown.id ? props.picked : undefined}
          />
        ))}
      </List>
    </>
  );
}
