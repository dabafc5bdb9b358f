import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Decision } from '../approvals/approvals.ts';
import { localeInfo, type Language } from '../config.ts';
import { countChanges, noChanges, withoutChanges, type Changes } from '../edits/changes.ts';
import type { Edit } from '../edits/edits.ts';
import { count } from '../format';
import { noteChangeName, type PendingNoteChange } from '../notes/notes.ts';
import type { SharedChanges } from './sharedChanges.ts';
import {
  Alert,
  inLanguage,
  KeyName,
  Label,
  note,
  smallText,
  VisuallyHidden,
  wrappingRow,
} from '../panel/elements.panel';
import { conflictsOf, type Conflict, type Here } from './conflicts.panel';

const Group = styled.div(({ theme }) => ({
  ...smallText(theme),
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  color: theme.color.defaultText,
  '& > header': { ...wrappingRow('6px 12px'), padding: '12px 12px 4px' },
  '& h3': { flex: 1, margin: 0, fontSize: theme.typography.size.s2, lineHeight: '20px' },
  '& ul': { margin: 0, padding: '0 0 8px', listStyle: 'none' },
}));

const Item = styled.li(({ theme }) => ({
  ...wrappingRow('4px 12px'),
  padding: '6px 12px',
  '& > div': { flex: '1 1 240px', minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& small': { ...note(theme), display: 'block' },
}));

interface SharedChangesViewProps extends Here {
  changes: SharedChanges;
  /** Puts changes among the own ones. */
  onTake: (taken: Changes) => void;
  /** Keeps what is still to be decided. */
  onKeep: (changes: SharedChanges) => void;
}

/** How many are listed at once: thousands would keep the panel busy for half a minute. */
const mostListed = 200;

interface BoundaryProps extends Pick<SharedChangesViewProps, 'onKeep'> {
  changes: SharedChanges | undefined;
  children: React.ReactNode;
}

/** Drops changes that cannot be shown: it would end the panel, and each time that it is opened again. */
export class SharedBoundary extends React.Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch() {
    this.props.onKeep({ by: '', ...noChanges });
  }
  override componentDidUpdate({ changes: before }: BoundaryProps) {
    const { changes } = this.props;
    // oxlint-disable-next-line react/no-did-update-set-state -- other changes are tried once
    if (this.state.hasFailed && changes && changes !== before) this.setState({ hasFailed: false });
  }
  override render() {
    return this.state.hasFailed ? (
      <Alert role="alert">The changes of somebody else cannot be shown, so they are dropped.</Alert>
    ) : (
      this.props.children
    );
  }
}

interface ChangeProps {
  language: Language;
  name: React.ReactNode;
  conflict: Conflict | undefined;
  /** Takes it over, or drops it. */
  onDecide: (isTaken: boolean) => void;
  children?: React.ReactNode;
  label: string;
}

function Change({ language, name, conflict, onDecide, children, label }: ChangeProps) {
  return (
    <Item>
      <div>
        <span {...inLanguage(language)}>{localeInfo(language).name}</span>: {name}{' '}
        {conflict && !conflict.isWaiting && <Label tone="warning">Conflict</Label>}
        {conflict && <small>{conflict.reason}</small>}
        {conflict?.now !== undefined && (
          <small>
            Now: <bdi {...inLanguage(language)}>{conflict.now}</bdi>
          </small>
        )}
      </div>
      {children}
      <Button ariaLabel={false} variant="ghost" disabled={conflict?.canTake === false} onClick={() => onDecide(true)}>
        Take over<VisuallyHidden> {label}</VisuallyHidden>
      </Button>
      <Button ariaLabel={false} variant="ghost" onClick={() => onDecide(false)}>
        Drop<VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </Item>
  );
}

const listedOf = ({ edits, decisions, notes }: Changes): Changes => ({
  edits: edits.slice(0, mostListed),
  decisions: decisions.slice(0, Math.max(0, mostListed - edits.length)),
  notes: notes.slice(0, Math.max(0, mostListed - edits.length - decisions.length)),
});

interface ListProps {
  listed: Changes;
  conflicts: ReturnType<typeof conflictsOf>;
  /** @param change one of those that are listed, by itself */
  onDecide: (change: Changes, isTaken: boolean) => void;
}

function SuggestedEdits({ listed, conflicts, onDecide }: ListProps) {
  return listed.edits.map((edit) => (
    <Change
      key={`${edit.language} ${edit.key}`}
      language={edit.language}
      label={edit.key}
      name={<KeyName name={edit.key} />}
      conflict={conflicts.get(edit)}
      onDecide={(isTaken) => onDecide({ ...noChanges, edits: [edit] }, isTaken)}
    >
      <div>
        <small>Seen</small>
        <bdi {...inLanguage(edit.language)}>{edit.from ?? 'None'}</bdi>
      </div>
      <div>
        <small>Suggested</small>
        <bdi {...inLanguage(edit.language)}>{edit.text}</bdi>
      </div>
    </Change>
  ));
}

function SuggestedDecisions({ listed, conflicts, onDecide }: ListProps) {
  return listed.decisions.map((decision) => (
    <Change
      key={`${decision.language} ${decision.key}`}
      language={decision.language}
      label={`the decision on ${decision.key}`}
      name={
        <>
          <KeyName name={decision.key} /> {decision.withdrawn ? 'approval taken back' : 'approved'}
        </>
      }
      conflict={conflicts.get(decision)}
      onDecide={(isTaken) => onDecide({ ...noChanges, decisions: [decision] }, isTaken)}
    />
  ));
}

function SuggestedNotes({ listed, conflicts, onDecide }: ListProps) {
  return listed.notes.map((change, index) => (
    <Change
      key={`${change.id} ${index}`}
      language={change.language}
      label={noteChangeName(change)}
      name={<bdi>{noteChangeName(change)}</bdi>}
      conflict={conflicts.get(change)}
      onDecide={(isTaken) => onDecide({ ...noChanges, notes: [change] }, isTaken)}
    >
      {'text' in change && <div dir="auto">{change.text}</div>}
    </Change>
  ));
}

/** What somebody has shared, old and new: to be taken over one by one or all. */
export function SharedChangesView({
  changes,
  own: { edits, decisions },
  catalogs,
  files,
  onTake,
  onKeep,
}: SharedChangesViewProps) {
  const heading = React.useId();
  const { by } = changes;
  const all = countChanges(changes);
  const listed = listedOf(changes);
  // Long texts would keep each render busy.
  const conflicts = React.useMemo(
    () => conflictsOf(listedOf(changes), { catalogs, own: { edits, decisions }, files }),
    [changes, catalogs, edits, decisions, files],
  );
  const isFree = (change: Edit | Decision | PendingNoteChange) =>
    conflicts.get(change)?.isWaiting ?? !conflicts.get(change);
  // What is not listed is not taken over: nobody has seen it.
  const free = {
    edits: listed.edits.filter(isFree),
    decisions: listed.decisions.filter(isFree),
    notes: listed.notes.filter(isFree),
  };
  const decide = (decided: Changes, isTaken: boolean) => {
    if (isTaken) onTake(decided);
    onKeep({ by, ...withoutChanges(changes, decided) });
  };
  const lists = { listed, conflicts, onDecide: decide };
  return (
    <Group role="group" aria-labelledby={heading}>
      <header>
        <h3 id={heading}>
          {by ? <bdi>{by}</bdi> : 'Somebody'} suggests {count(all, 'change')}
        </h3>
        <Button
          ariaLabel={false}
          variant="solid"
          disabled={countChanges(free) === 0}
          onClick={() => decide(free, true)}
        >
          Take over {countChanges(free)}
        </Button>
        <Button ariaLabel={false} onClick={() => onKeep({ by, ...noChanges })}>
          Drop all
        </Button>
      </header>
      <ul>
        <SuggestedEdits {...lists} />
        <SuggestedDecisions {...lists} />
        <SuggestedNotes {...lists} />
        {all > mostListed && <Item>{count(all - mostListed, 'more change')} will follow when these are decided.</Item>}
      </ul>
    </Group>
  );
}
