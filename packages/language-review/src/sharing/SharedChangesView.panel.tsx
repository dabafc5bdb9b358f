import type { Edit } from '../edits/edits.ts';
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Decision } from '../approvals/approvals.ts';
import { localeInfo, type Catalogs, type Language } from '../config.ts';
import { count } from '../format';
import { noteChangeName } from '../notes/notes.ts';
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
import { decisionConflict, editConflict, type Conflict } from './conflicts.panel';

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

export interface SharedActions {
  /** Puts edits, decisions and changes of notes among the own ones. */
  onTake: (taken: Pick<SharedChanges, 'edits' | 'decisions' | 'notes'>) => void;
  /** Keeps what is still to be decided. */
  onKeep: (changes: SharedChanges) => void;
}

interface SharedChangesViewProps extends SharedActions {
  changes: SharedChanges;
  /** Of the files. */
  catalogs: Catalogs;
  /** The own edits. */
  edits: readonly Edit[];
}

const none = { edits: [], decisions: [], notes: [] };

/** How many are listed at once: thousands would keep the panel busy for half a minute. */
const mostListed = 200;

interface BoundaryProps extends Pick<SharedActions, 'onKeep'> {
  changes: SharedChanges | undefined;
  children: React.ReactNode;
}

/** Drops changes that cannot be shown: it would end the panel, and each time that it is opened again. */
export class SharedBoundary extends React.Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidCatch() {
    this.props.onKeep({ by: '', ...none });
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
  onTake: () => void;
  onDrop: () => void;
  children?: React.ReactNode;
  /** Of the buttons. */
  label: string;
}

function Change({ language, name, conflict, onTake, onDrop, children, label }: ChangeProps) {
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
      <Button ariaLabel={false} variant="ghost" disabled={conflict?.canTake === false} onClick={onTake}>
        Take over<VisuallyHidden> {label}</VisuallyHidden>
      </Button>
      <Button ariaLabel={false} variant="ghost" onClick={onDrop}>
        Drop<VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </Item>
  );
}

const listedOf = ({ edits, decisions, notes }: SharedChanges) => ({
  edits: edits.slice(0, mostListed),
  decisions: decisions.slice(0, Math.max(0, mostListed - edits.length)),
  notes: notes.slice(0, Math.max(0, mostListed - edits.length - decisions.length)),
});

function conflictsOf(changes: SharedChanges, catalogs: Catalogs, own: readonly Edit[]) {
  const { edits, decisions } = listedOf(changes);
  const conflicts = new Map<Edit | Decision, Conflict | undefined>(
    edits.map((edit) => [edit, editConflict(edit, catalogs, own)] as const),
  );
  const free = edits.filter((edit) => conflicts.get(edit) === undefined);
  for (const decision of decisions) conflicts.set(decision, decisionConflict(decision, catalogs, own, free));
  return conflicts;
}

/** What somebody has shared, old and new: to be taken over one by one or all. */
export function SharedChangesView({ changes, edits: own, catalogs, onTake, onKeep }: SharedChangesViewProps) {
  const heading = React.useId();
  const { by, edits, decisions, notes } = changes;
  const listed = listedOf(changes);
  const all = edits.length + decisions.length + notes.length;
  // Long texts would keep each render busy.
  const conflicts = React.useMemo(() => conflictsOf(changes, catalogs, own), [changes, catalogs, own]);
  const isFree = (change: Edit | Decision) => {
    const conflict = conflicts.get(change);
    return !conflict || conflict.isWaiting === true;
  };
  // What is not listed is not taken over: nobody has seen it.
  const free = {
    edits: listed.edits.filter(isFree),
    decisions: listed.decisions.filter(isFree),
    notes: listed.notes,
  };
  const freeCount = free.edits.length + free.decisions.length + free.notes.length;
  const decide = (part: keyof typeof none, entry: unknown) => {
    const drop = () =>
      onKeep({ ...changes, [part]: (changes[part] as readonly unknown[]).filter((each) => each !== entry) });
    const take = () => {
      onTake({ ...none, [part]: [entry] });
      drop();
    };
    return { onTake: take, onDrop: drop };
  };
  return (
    <Group role="group" aria-labelledby={heading}>
      <header>
        <h3 id={heading}>
          {by ? <bdi>{by}</bdi> : 'Somebody'} suggests {count(all, 'change')}
        </h3>
        <Button
          ariaLabel={false}
          variant="solid"
          disabled={freeCount === 0}
          onClick={() => {
            onTake(free);
            onKeep({
              ...changes,
              edits: edits.filter((each) => !free.edits.includes(each)),
              decisions: decisions.filter((each) => !free.decisions.includes(each)),
              notes: notes.slice(listed.notes.length),
            });
          }}
        >
          Take over {freeCount}
        </Button>
        <Button ariaLabel={false} onClick={() => onKeep({ by, ...none })}>
          Drop all
        </Button>
      </header>
      <ul>
        {listed.edits.map((edit) => (
          <Change
            key={`edit ${edit.language} ${edit.key}`}
            language={edit.language}
            label={edit.key}
            name={<KeyName name={edit.key} />}
            conflict={conflicts.get(edit)}
            {...decide('edits', edit)}
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
        ))}
        {listed.decisions.map((decision) => (
          <Change
            key={`decision ${decision.language} ${decision.key}`}
            language={decision.language}
            label={`the decision on ${decision.key}`}
            name={
              <>
                <KeyName name={decision.key} /> {'withdrawn' in decision ? 'approval taken back' : 'approved'}
              </>
            }
            conflict={conflicts.get(decision)}
            {...decide('decisions', decision)}
          />
        ))}
        {listed.notes.map((change, index) => (
          <Change
            key={`note ${change.id} ${index}`}
            language={change.language}
            label={noteChangeName(change)}
            name={<bdi>{noteChangeName(change)}</bdi>}
            conflict={undefined}
            {...decide('notes', change)}
          >
            {'text' in change && <div dir="auto">{change.text}</div>}
          </Change>
        ))}
        {all > mostListed && <Item>{count(all - mostListed, 'more change')} will follow when these are decided.</Item>}
      </ul>
    </Group>
  );
}
