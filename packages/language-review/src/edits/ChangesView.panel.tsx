import * as React from 'react';
import { Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { hasFlatCatalogs } from '../catalogs/catalogPaths.ts';
import type { Catalogs } from '../config.ts';
import { longest } from '../config/limits.ts';
import { sharedFragment, sharedChangesJson, type SharedChanges } from '../sharing/sharedChanges.ts';
import { downloadFile } from '../sharing/downloadFile.panel';
import { Alert, Empty, note, Select, smallText, VisuallyHidden, wrappingRow } from '../panel/elements.panel';
import { changesByLanguage, countChanges, type Changes } from './changes.ts';
import { LanguageChanges, type LanguageContext } from './LanguageChanges.panel';
import type { Decision } from '../approvals/approvals.ts';
import { decisionStore } from '../approvals/decisionStore.panel';
import { noteStore } from '../notes/noteStore.panel';
import type { PendingNoteChange } from '../notes/notes.ts';
import { SharedBoundary, SharedChangesView } from '../sharing/SharedChangesView.panel';

const Bar = styled.div(({ theme }) => ({
  ...smallText(theme),
  ...wrappingRow('6px 16px'),
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  '& > :last-child': { marginInlineStart: 'auto' },
}));

const Field = styled.label(({ theme }) => ({
  ...wrappingRow('4px 8px'),
  // Around the input.
  '& > div': { inlineSize: 180 },
  '& small': note(theme),
}));

const nameKey = 'language-review/name';

function useReviewerName() {
  const [name, setName] = React.useState(() => {
    try {
      return localStorage.getItem(nameKey) ?? '';
    } catch {
      return '';
    }
  });
  React.useEffect(() => {
    // The name may change in another tab.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === nameKey) setName(newValue ?? '');
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  const change = (next: string) => {
    setName(next);
    try {
      localStorage.setItem(nameKey, next);
    } catch {
      // Without storage, the name lasts as long as the page.
    }
  };
  return [name, change] as const;
}

interface SharingProps {
  /** What is to be shared; undefined where there is nothing. */
  own: SharedChanges | undefined;
  onNotice: (text: string) => void;
  onOpenShared: (file: File) => Promise<void>;
}

/** Sends the own changes as a link or a file, and opens those of somebody else. */
function Sharing({ own, onNotice, onOpenShared }: SharingProps) {
  const file = React.useRef<HTMLInputElement>(null);
  const copyLink = async (changes: SharedChanges) => {
    const fragment = await sharedFragment(changes);
    if (fragment === undefined)
      return onNotice('The changes are too long for a link. Download them, and send the file.');
    try {
      await navigator.clipboard.writeText(window.location.href.replace(/#.*$/, '') + fragment);
      onNotice('Copied a link to your changes. Whoever opens it sees the texts in place, and all changes in this tab.');
    } catch {
      onNotice('The browser did not allow to copy. Download the changes instead.');
    }
  };
  return (
    <Bar>
      {own && (
        <>
          <Button ariaLabel={false} onClick={() => void copyLink(own)}>
            Copy a link<VisuallyHidden> to your changes</VisuallyHidden>
          </Button>
          <Button ariaLabel={false} onClick={() => downloadFile('language-review.json', sharedChangesJson(own))}>
            Download changes
          </Button>
        </>
      )}
      <Button ariaLabel={false} onClick={() => file.current?.click()}>
        Open the changes of somebody else…
      </Button>
      <input
        ref={file}
        hidden
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void onOpenShared(chosen);
          // The same file can be opened again.
          target.value = '';
        }}
      />
    </Bar>
  );
}

/** What the files of approvals and notes say of a change. */
const files = {
  hasNote: noteStore.has,
  isSaved: (change: Decision | PendingNoteChange) =>
    'key' in change ? decisionStore.isSaved(change) : noteStore.isSaved(change),
};

interface ChangesViewProps extends LanguageContext {
  /** Those of all stories. */
  changes: Changes;
  /** Of the files; undefined until the preview has sent them. */
  catalogs: Catalogs | undefined;
  onOpenShared: (file: File) => Promise<void>;
  shared: SharedChanges | undefined;
  /** Why a link or a file could not be opened. */
  sharedError: string | undefined;
  onKeepShared: (changes: SharedChanges) => void;
}

/** The edits, decisions and notes of all stories that are not in files, by language. */
export function ChangesView({ changes, ...props }: ChangesViewProps) {
  const { catalogs, shared, sharedError, onOpenShared, onKeepShared, ...context } = props;
  const { edits } = changes;
  const { undo, take, notify } = context.actions;
  const [by, setBy] = useReviewerName();
  const [wantsEditsOnly, setEditsOnly] = React.useState(false);
  const editsOnly = wantsEditsOnly || !hasFlatCatalogs();
  const isEmpty = countChanges(changes) === 0;
  return (
    <>
      <Sharing own={isEmpty ? undefined : { by, ...changes }} onNotice={notify} onOpenShared={onOpenShared} />
      {sharedError !== undefined && <Alert role="alert">{sharedError}</Alert>}
      <SharedBoundary changes={shared} onKeep={onKeepShared}>
        {shared && catalogs && (
          <SharedChangesView
            changes={shared}
            own={changes}
            catalogs={catalogs}
            files={files}
            onTake={take}
            onKeep={onKeepShared}
          />
        )}
      </SharedBoundary>
      {isEmpty ? (
        <Empty>
          <strong>{shared ? 'No changes of your own' : 'No changes'}</strong>
          Press a text in the table to change it, approve it, or write a note. The story shows an edit at once. All of
          them are kept here.
        </Empty>
      ) : (
        <Bar>
          <Field>
            Your name{' '}
            <Form.Input
              autoComplete="name"
              maxLength={longest.name}
              placeholder={context.canSave ? 'as in git' : undefined}
              value={by}
              onChange={({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => setBy(currentTarget.value)}
            />
            <small>stands beside your approvals and notes, and in what you share</small>
          </Field>
          {edits.length > 0 && hasFlatCatalogs() && (
            <Field>
              Copy and download{' '}
              <Select value={String(editsOnly)} onChange={({ target }) => setEditsOnly(target.value === 'true')}>
                <option value="false">Whole catalog</option>
                <option value="true">Edited texts only</option>
              </Select>
            </Field>
          )}
          {edits.length > 0 && (
            <Button ariaLabel={false} onClick={() => undo(edits, true)}>
              Undo all edits
            </Button>
          )}
        </Bar>
      )}
      {changesByLanguage(changes).map((group) => (
        <LanguageChanges key={group.language} {...context} {...group} by={by} editsOnly={editsOnly} />
      ))}
    </>
  );
}
