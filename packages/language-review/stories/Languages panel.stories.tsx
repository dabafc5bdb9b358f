import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { convert, styled, ThemeProvider, themes } from 'storybook/theming';
import { languageCodes, type Language, type MessageKey } from '../src/config';
import { isSameMessage, type MessageId } from '../src/catalogs/messages.ts';
import type { ShownNote } from '../src/notes/notes';
import { noChanges } from '../src/edits/changes.ts';
import type { Edit } from '../src/edits/edits.ts';
import type { StoryMessage } from '../src/edits/storyMessages.panel';
import type { UnsavedActions } from '../src/edits/unsavedChanges.panel';
import type { PanelState } from '../src/panel/panelStore.panel';
import { LanguagesPanel, type LanguagesPanelProps } from '../src/panel/LanguagesPanel.panel';
import { rowsOf } from '../src/edits/rows.panel';
import { runShortcut } from '../src/edits/tableFocus.panel';
import { catalogStore } from '../src/catalogs/catalogStore.preview';

const schemes = ['light', 'dark'] as const;

const Frame = styled.section(({ theme }) => ({
  blockSize: 410,
  marginBlockEnd: 16,
  border: `1px solid ${theme.appBorderColor}`,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  lineHeight: 'normal',
}));

/** The panel with changes that last as long as the story. */
function PanelWithChanges({ state: given, actions, ...props }: LanguagesPanelProps) {
  const [changes, setChanges] = useState(given?.changes ?? noChanges);
  const [picking, setPicking] = useState<LanguagesPanelProps['picking']>();
  const state = useMemo(() => given && { ...given, changes }, [given, changes]);
  const rows = useMemo(() => state && rowsOf(state.messages, changes), [state, changes]);
  const own = useMemo<UnsavedActions>(() => {
    const without = <Change extends MessageId>(items: readonly Change[], ids: readonly MessageId[] = []) =>
      items.filter((each) => !ids.some((id) => isSameMessage(id, each)));
    const discard: UnsavedActions['discard'] = ({ edits: ids, decisions }) =>
      setChanges((before) => ({
        ...before,
        edits: without(before.edits, ids),
        decisions: without(before.decisions, decisions),
      }));
    return {
      ...actions,
      discard,
      add(added) {
        actions.add(added);
        discard(added);
        setChanges((before) => ({
          ...before,
          edits: [...before.edits, ...(added.edits ?? [])],
          decisions: [...before.decisions, ...(added.decisions ?? [])],
        }));
      },
    };
  }, [actions]);
  return (
    <LanguagesPanel {...props} actions={own} state={state} rows={rows} picking={picking} onPickingChange={setPicking} />
  );
}

const inFile = (language: Language, key: MessageKey) => catalogStore.files()[language]?.[key];

const messageOf = (key: MessageKey, changed: StoryMessage['texts'] = {}): StoryMessage => ({
  key,
  texts: { ...Object.fromEntries(languageCodes().map((code) => [code, inFile(code, key)])), ...changed },
  approvals: {},
  findings: {},
  widths: {},
});

const noIssues: PanelState = {
  storyId: 'screens-contact--whole-page',
  messages: [messageOf('contactTitle'), messageOf('name'), messageOf('message'), messageOf('sendMessage')],
  changes: noChanges,
  notes: [],
  isMeasured: true,
  problems: [],
  layout: [],
  hardCoded: [],
  canSave: false,
};

const withIssues: PanelState = {
  ...noIssues,
  messages: [
    messageOf('contactTitle', { es: undefined }),
    {
      ...messageOf('contactSubtitle'),
      findings: { ar: [{ kind: 'glossary', message: 'lacks “طلب” for “order”' }] },
    },
    messageOf('name', { fr: inFile('en', 'name') }),
    messageOf('message'),
    {
      ...messageOf('sendMessage'),
      findings: { es: [{ kind: 'copy', message: 'a space before “,”', accepted: 'as in the logo' }] },
      widths: {
        es: { text: '', used: 142, available: 180, isLabel: true, viewport: 320, story: 'sections-contactform--empty' },
        fr: { text: '', used: 212, available: 180, isLabel: true, viewport: 320, story: 'sections-contactform--empty' },
      },
    },
    messageOf('copyright', { ar: '© {company}. كل الحقوق محفوظة.' }),
  ],
};

const editOf = (language: Language, key: MessageKey, text: string): Edit => ({
  language,
  key,
  text,
  from: inFile(language, key),
});

const changes = {
  ...noChanges,
  edits: [
    editOf('fr', 'sendMessage', 'Envoyer'),
    editOf('fr', 'copyright', '© {company}'),
    editOf('ar', 'name', 'الاسم الكامل'),
  ],
};

const actions = {
  add: fn(),
  discard: fn(),
  save: fn(),
} satisfies UnsavedActions;

const meta = {
  component: LanguagesPanel,
  tags: ['!autodocs', '!manifest'],
  args: {
    state: withIssues,
    rows: undefined,
    picked: undefined,
    picking: undefined,
    onPickingChange: fn(),
    onHighlight: fn(),
    onScreen: ['fr'],
    onShowLanguage: fn(),
    targets: [],
    onRequestTargets: fn(),
    shared: {},
    openShared: fn(),
    keepShared: fn(),
    actions,
    catalogs: catalogStore.files(),
    loadCatalog: async (language) => new Map(Object.entries(catalogStore.files()[language] ?? {})),
  },
  // The interface of the workbench is English.
  globals: { locale: 'en', direction: 'ltr', compare: 'off' },
  // Visual review covers the product only.
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div data-layer="panel">
      {schemes.map((scheme) => (
        <ThemeProvider key={scheme} theme={convert(themes[scheme])}>
          <Frame aria-label={scheme}>
            <PanelWithChanges {...args} />
          </Frame>
        </ThemeProvider>
      ))}
    </div>
  ),
} satisfies Meta<typeof LanguagesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Panel = ReturnType<typeof within>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** A play function that does the same in the panel of each theme. */
const inEachTheme = (act: (panel: Panel, context: Context) => Promise<void>) => async (context: Context) => {
  for (const scheme of schemes) await act(within(context.canvas.getByRole('region', { name: scheme })), context);
};

const tabOf = (panel: Panel, name: RegExp) => panel.getByRole('tab', { name });

/** The table shows the issues of each message by language. A message that may equal English has none. */
export const EveryKindOfIssue: Story = {
  play: inEachTheme(async (panel) => {
    for (const issue of ['Missing, shows English', 'Placeholders differ', 'Same as English', 'Glossary'])
      await expect(panel.getByText(issue)).toBeVisible();
    await expect(panel.getByText(/^Same as English, accepted: .*French/)).toBeVisible();
  }),
};

/** Enter opens a message, each keystroke updates the story, Shift + Enter breaks the line, and Enter returns to the cell. */
export const EditingAText: Story = {
  play: inEachTheme(async (panel, { args, userEvent }) => {
    const cell = panel.getByRole('gridcell', { name: /Missing/ });
    cell.focus();
    await userEvent.keyboard('{Enter}');
    const field = panel.getByRole('textbox', { name: 'contactTitle, Español' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Hablemos');
    const expected: Edit = { language: 'es', key: 'contactTitle', text: 'Hablemos', from: undefined };
    await expect(args.actions.add).toHaveBeenLastCalledWith({ edits: [expected] });
    // A line break that nothing follows is not part of the text.
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await expect(args.actions.add).toHaveBeenLastCalledWith({ edits: [expected] });
    await userEvent.keyboard('Ya');
    await expect(args.actions.add).toHaveBeenLastCalledWith({ edits: [{ ...expected, text: 'Hablemos\n\nYa' }] });
    await userEvent.keyboard('{Enter}');
    await expect(field).not.toBeInTheDocument();
    await expect(cell).toHaveFocus();
    await expect(cell).toHaveTextContent('Edited');
    await expect(panel.queryByText('Missing, shows English')).not.toBeInTheDocument();
  }),
};

/** A language that is not on screen says so, and is shown by a button. */
export const LanguageNotOnScreen: Story = {
  play: inEachTheme(async (panel, { args, userEvent }) => {
    panel.getByRole('gridcell', { name: /Missing/ }).focus();
    await userEvent.keyboard('{Enter}');
    const field = panel.getByRole('textbox', { name: 'contactTitle, Español' });
    await expect(field).toHaveAccessibleDescription(/Not on screen\.\s+Show Spanish/);
    await userEvent.click(panel.getByRole('button', { name: 'Show Spanish' }));
    await expect(args.onShowLanguage).toHaveBeenLastCalledWith('es');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(panel.getByText(/^Same as English, accepted: .*French/));
    await expect(panel.getByRole('textbox', { name: 'message, Français' })).toHaveFocus();
    await expect(panel.queryByText(/^Not on screen/)).not.toBeInTheDocument();
  }),
};

/** The filter shows messages with issues only; a column header sorts by length. */
export const FilterAndSort: Story = {
  play: inEachTheme(async (panel, { userEvent }) => {
    const keys = () => panel.getAllByRole('rowheader').map((head: HTMLElement) => head.textContent);
    await userEvent.type(panel.getByRole('searchbox'), 'nothing has this');
    await userEvent.click(panel.getByRole('button', { name: 'Show all texts' }));
    await expect(keys()).toHaveLength(withIssues.messages.length);
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Filter' }), 'issues');
    await expect(keys()).toEqual(['contactTitle', 'contactSubtitle', 'name', 'copyright']);
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Filter' }), 'all');
    await userEvent.click(within(panel.getByRole('columnheader', { name: /Français/ })).getByRole('button'));
    await expect(keys()[0]).toBe('sendMessage');
    await expect(panel.getByRole('columnheader', { name: /Français/ })).toHaveAttribute('aria-sort', 'descending');
  }),
};

/** A message with a number has a row for each plural form. A language without the form has nothing to translate. */
export const PluralForms: Story = {
  args: { state: { ...noIssues, messages: [messageOf('answerWithin_two'), messageOf('answerWithin_other')] } },
  play: inEachTheme(async (panel, { userEvent }) => {
    const cells = panel.getAllByText('no such form');
    await expect(cells).toHaveLength(3);
    await userEvent.click(cells[0]);
    await expect(panel.queryByRole('textbox', { name: /answerWithin/ })).not.toBeInTheDocument();
    await expect(panel.getByText(inFile('ar', 'answerWithin_two') ?? '')).toBeVisible();
  }),
};

/** The Edits tab lists the edits of all stories. An undone edit can be restored. */
export const EditsWithUndo: Story = {
  args: { state: { ...withIssues, changes } },
  play: inEachTheme(async (panel, { userEvent }) => {
    await userEvent.click(tabOf(panel, /^Changes/));
    await userEvent.click(panel.getByRole('button', { name: 'Undo name, العربية' }));
    await expect(tabOf(panel, /^Changes/)).toHaveTextContent('2');
    await waitFor(() => expect(panel.getByRole('button', { name: 'Bring back' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(tabOf(panel, /^Changes/)).toHaveTextContent('3');
    await expect(panel.getByRole('status')).toHaveTextContent('Brought back the edit.');
  }),
};

/** A message that the catalog rejects is named, with the reason, and no edit is lost. */
export const SaveRefused: Story = {
  args: {
    state: { ...withIssues, changes, canSave: true },
    actions: {
      ...actions,
      save: fn(async () => ({
        error: 'copyright lacks the placeholder {year}, so nothing was saved.',
        key: 'copyright',
      })),
    },
  },
  play: inEachTheme(async (panel, { userEvent }) => {
    await userEvent.click(tabOf(panel, /^Changes/));
    await userEvent.click(panel.getByRole('button', { name: 'Save to fr.json' }));
    await waitFor(() => expect(panel.getByText(/so nothing was saved/)).toBeVisible());
    await expect(panel.getByText('Refused')).toBeVisible();
    await expect(tabOf(panel, /^Changes/)).toHaveTextContent('3');
  }),
};

const approvedOn = { by: 'Mona', on: '2030-01-02' };
const approve = (language: Language, key: MessageKey, changed: { source?: string; text?: string } = {}) => ({
  [language]: { source: inFile('en', key) ?? '', text: inFile(language, key) ?? '', ...approvedOn, ...changed },
});

/** Approved texts, and such that were changed since: the old version stands beside the new one. */
const partlyApproved: PanelState = {
  ...noIssues,
  messages: [
    {
      ...messageOf('contactTitle'),
      approvals: {
        ...approve('es', 'contactTitle'),
        ...approve('ar', 'contactTitle'),
        ...approve('fr', 'contactTitle'),
      },
    },
    { ...messageOf('name'), approvals: approve('ar', 'name', { text: 'الاسم الكامل' }) },
    { ...messageOf('message'), approvals: approve('fr', 'message', { source: 'Your message' }) },
    messageOf('sendMessage'),
  ],
};

/** A translation is approved by its button or by a shortcut; another one leads to the next one to review. */
export const Approvals: Story = {
  args: { state: partlyApproved },
  play: inEachTheme(async (panel, { userEvent }) => {
    await expect(panel.getByText('Changed since approval')).toBeVisible();
    await expect(panel.getByText('English changed since approval')).toBeVisible();
    await expect(panel.getByText('Your message')).toBeVisible();
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Filter' }), 'To review (3)');
    await expect(panel.getAllByRole('rowheader')).toHaveLength(3);

    await userEvent.click(panel.getByRole('button', { name: 'Approve name, العربية' }));
    await expect(panel.getByRole('status')).toHaveTextContent('Approved name, العربية.');
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
    await expect(panel.getByText('Changed since approval')).toBeVisible();

    panel.getByRole('button', { name: 'sendMessage' }).focus();
    // Storybook runs the shortcuts, by their keys.
    runShortcut('approve');
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('Approved 3 texts.'));
    await userEvent.keyboard('k');
    runShortcut('next');
    const focused = () => document.activeElement;
    await expect(focused()).toHaveTextContent(inFile('es', 'message') ?? '');
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toHaveTextContent(inFile('ar', 'message') ?? '');
    await userEvent.keyboard('{ArrowLeft}');
    runShortcut('approve');
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(/^Approved message/));
    runShortcut('next');
    await expect(focused()).toHaveTextContent(inFile('ar', 'message') ?? '');
    await userEvent.click(panel.getByRole('button', { name: /^Approve \d+ shown$/ }));
    await userEvent.click(panel.getByRole('button', { name: /^Approve \d+ texts in .+\?$/ }));
    await expect(panel.getByRole('button', { name: 'Approve 0 shown' })).toHaveAttribute('aria-disabled', 'true');
    await expect(tabOf(panel, /^Changes/)).toHaveTextContent('9');
  }),
};

/** Decisions are saved with a name; where git has none, the panel says so. */
export const DecisionsRefused: Story = {
  args: {
    state: {
      ...partlyApproved,
      canSave: true,
      changes: {
        ...noChanges,
        decisions: [
          { language: 'es', key: 'name', source: inFile('en', 'name') ?? '', text: inFile('es', 'name') ?? '' },
        ],
      },
    },
    actions: { ...actions, save: fn(async () => ({ error: 'Enter your name: git has none for this project.' })) },
  },
  play: inEachTheme(async (panel, { args, userEvent }) => {
    await userEvent.click(tabOf(panel, /^Changes/));
    await userEvent.type(panel.getByLabelText(/^Your name stands beside your approvals and notes/), 'Mona');
    await userEvent.click(panel.getByRole('button', { name: 'Save decisions' }));
    await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent('Enter your name'));
    await expect(args.actions.save).toHaveBeenLastCalledWith('es', expect.objectContaining({ by: 'Mona' }));
    await userEvent.clear(panel.getByLabelText(/^Your name/));
    await userEvent.click(panel.getByRole('button', { name: 'Undo the decision on name, Español' }));
    await expect(panel.getByText('No changes')).toBeVisible();
  }),
};

const note: ShownNote = {
  id: '00c0ffee',
  language: 'ar',
  story: noIssues.storyId,
  role: 'link',
  name: 'تواصلوا معنا',
  key: 'contactUs',
  nth: 0,
  width: 320,
  isResolved: false,
  isFound: true,
  pending: [],
  thread: [
    { text: 'Too close to the edge', by: 'Mona', on: '2030-01-02' },
    { text: 'على الهاتف فقط', by: '', on: '' },
  ],
};

/** Notes on elements of the story: answered, resolved, and written by keyboard alone. */
export const Notes: Story = {
  args: {
    state: {
      ...noIssues,
      notes: [note, { ...note, id: '00000001', language: 'fr', isResolved: true, isFound: false }],
    },
    targets: [{ language: 'fr', place: { story: noIssues.storyId, role: 'banner', name: '', nth: 0, width: 320 } }],
  },
  play: inEachTheme(async (panel, { args, userEvent }) => {
    await userEvent.click(tabOf(panel, /^Notes 1/));
    const [first, second] = within(panel.getByRole('list', { name: 'Notes' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Not saved yet');
    await expect(second).toHaveTextContent('No longer in the story');

    await userEvent.tab();
    await expect(panel.getByRole('combobox', { name: 'Element' })).toHaveFocus();
    await expect(args.onRequestTargets).toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Mirrored wrongly');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // It stays until an element is chosen.
    await expect(panel.getByRole('textbox', { name: 'Note' })).toHaveValue('Mirrored wrongly');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Element' }), 'banner');
    await userEvent.click(panel.getByRole('button', { name: 'Add note' }));
    await expect(args.actions.add).toHaveBeenLastCalledWith({
      notes: [expect.objectContaining({ language: 'fr', text: 'Mirrored wrongly' })],
    });

    await userEvent.click(panel.getByRole('button', { name: 'Reply note 1' }));
    await expect(panel.getByRole('textbox', { name: 'Reply to note 1' })).toHaveFocus();
    await userEvent.keyboard('Mended{Enter}');
    await expect(panel.getAllByRole('listitem')[0]).toHaveFocus();
    const reply = expect.stringMatching(/^[\da-f]{8}$/) as string;
    await expect(args.actions.add).toHaveBeenLastCalledWith({
      notes: [{ language: 'ar', id: '00c0ffee', text: 'Mended', reply }],
    });
    await userEvent.click(panel.getByRole('button', { name: 'Resolve note 1' }));
    await expect(args.actions.add).toHaveBeenLastCalledWith({
      notes: [{ language: 'ar', id: '00c0ffee', isResolved: true }],
    });
  }),
};

const suggestion = editOf('fr', 'sendMessage', 'Envoyer');

/** What somebody else has changed is taken over one by one or all; conflicts are named. */
export const SharedChanges: Story = {
  args: {
    shared: {
      changes: {
        by: 'Mona',
        edits: [
          suggestion,
          { ...editOf('fr', 'name', 'Prénom'), from: 'Appellation' },
          editOf('ar', 'copyright', 'كل الحقوق محفوظة'),
        ],
        decisions: [{ language: 'es', key: 'name', source: 'Full name', text: inFile('es', 'name') ?? '' }],
        notes: [{ language: 'ar', id: '00c0ffee', text: '<b>Mended</b>' }],
      },
    },
  },
  play: inEachTheme(async (panel, { args, userEvent }) => {
    await userEvent.click(tabOf(panel, /^Changes/));
    const list = within(await panel.findByRole('group', { name: 'Mona suggests 5 changes' }));
    const [, name, copyright, decision, answer] = list.getAllByRole('listitem');
    await expect(name).toHaveTextContent('The text has changed since the reviewer saw it.');
    await expect(copyright).toHaveTextContent('but the English text has {company}, {year}');
    await expect(decision).toHaveTextContent('The texts are no longer those that were approved.');
    await expect(answer).toHaveTextContent('<b>Mended</b>');
    await expect(list.getByRole('button', { name: 'Take over copyright' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(list.getByRole('button', { name: 'Drop copyright' }));
    await expect(args.keepShared).toHaveBeenLastCalledWith(
      expect.objectContaining({ edits: [suggestion, expect.objectContaining({ key: 'name' })] }),
    );
    await userEvent.click(list.getByRole('button', { name: 'Take over 2' }));
    await expect(args.actions.add).toHaveBeenLastCalledWith({
      edits: [suggestion],
      decisions: [],
      notes: [expect.objectContaining({ id: '00c0ffee' })],
    });
  }),
};

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'] as unknown as MessageKey[];

/** A key can have the name of what every object has. */
export const UnusualKeys: Story = {
  args: {
    shared: {
      changes: {
        by: '',
        edits: inherited.map((key) => ({ language: 'fr', key, text: 'x' })),
        decisions: inherited.map((key) => ({ language: 'fr', key, source: 'x', text: 'y' })),
        notes: [],
      },
    },
  },
  play: inEachTheme(async (panel, { userEvent }) => {
    await userEvent.click(tabOf(panel, /^Changes/));
    const list = within(await panel.findByRole('group', { name: 'Somebody suggests 10 changes' }));
    const items = list.getAllByRole('listitem');
    await expect(items).toHaveLength(10);
    for (const [index, key] of inherited.entries()) {
      await expect(items[index]).toHaveTextContent(`There is no key "${key}" in the English catalog.`);
      await expect(items[index + 5]).toHaveTextContent('The texts are no longer those that were approved.');
    }
  }),
};

const replies = Array.from({ length: 250 }, (_, index) => ({
  language: 'fr' as const,
  id: String(index).padStart(8, '0'),
  text: `Reply ${index}`,
}));

/** Of hundreds of changes, some are listed and taken over, and the others follow. */
export const HundredsOfSuggestions: Story = {
  args: { shared: { changes: { by: 'Mona', ...noChanges, notes: replies } } },
  play: async ({ canvas, args, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: schemes[0] }));
    await userEvent.click(tabOf(panel, /^Changes/));
    const list = within(await panel.findByRole('group', { name: 'Mona suggests 250 changes' }));
    await expect(list.getByText('50 more changes will follow when these are decided.')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Take over 200' }));
    await expect(args.actions.add).toHaveBeenLastCalledWith({ ...noChanges, notes: replies.slice(0, 200) });
    await expect(args.keepShared).toHaveBeenLastCalledWith(expect.objectContaining({ notes: replies.slice(200) }));
  },
};

/** Changes that cannot be shown are dropped with a sentence, and the panel goes on. */
export const SuggestionsThatFail: Story = {
  // React reports what the boundary has caught.
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  args: {
    shared: {
      changes: {
        by: 'Mona',
        ...noChanges,
        // No key that can be rendered.
        edits: [{ language: 'fr', key: {} as MessageKey, text: 'x' }],
      },
    },
  },
  play: inEachTheme(async (panel, { args, userEvent }) => {
    await userEvent.click(tabOf(panel, /^Changes/));
    await expect(await panel.findByRole('alert')).toHaveTextContent(/cannot be shown, so they are dropped\.$/);
    await expect(args.keepShared).toHaveBeenLastCalledWith({ by: '', ...noChanges });
    await userEvent.click(tabOf(panel, /^Texts/));
    await expect(panel.getByRole('grid')).toBeVisible();
  }),
};

/** A link that was cut says so. */
export const BrokenLink: Story = {
  args: {
    shared: { error: 'The link could not be opened. The link is not complete: a part of it was cut off or changed.' },
  },
  play: inEachTheme(async (panel, { userEvent }) => {
    await userEvent.click(tabOf(panel, /^Changes/));
    await expect(panel.getByRole('alert')).toHaveTextContent('The link could not be opened.');
    await expect(panel.getByRole('button', { name: 'Open the changes of somebody else…' })).toBeVisible();
  }),
};

const cutButton = {
  cause: 'Cut',
  text: 'Envoyer',
  key: 'sendMessage' as const,
  where: 'main > form > button',
  box: 'main > form > button',
  element: 'Button › button',
  source: 'src/components/Button/Button.tsx',
  by: 12.4,
  language: 'fr' as const,
};

const email = { text: 'info@example.com', where: 'main > address > a', box: 'main > address > a' };

/** Layout issues are grouped by element and cause. A click on a group shows the worst of it in the story. */
export const LayoutIssues: Story = {
  args: {
    state: {
      ...noIssues,
      layout: [
        { ...cutButton, where: 'header > button', text: 'Menu', key: undefined, by: 3 },
        cutButton,
        { ...cutButton, where: 'footer > button', by: 1 },
        { ...email, cause: 'Scrolls sideways', by: 38, language: 'fr' },
      ],
    },
  },
  play: inEachTheme(async (panel, { args, userEvent }) => {
    await userEvent.click(tabOf(panel, /^Layout/));
    await userEvent.tab();
    const list = within(panel.getByRole('list', { name: 'Layout' }));
    await expect(list.getAllByRole('button')).toHaveLength(2);
    await expect(list.getByRole('button', { name: /^Scrolls sideways by 38/ })).toHaveFocus();
    await userEvent.tab();
    const group = list.getByRole('button', { name: /^Cut by 12.4.*the worst of 3.*Envoyer.*sendMessage/ });
    await expect(group).toHaveFocus();
    await expect(group).toHaveTextContent('src/components/Button/Button.tsx');
    await userEvent.keyboard('{Enter}');
    await expect(args.onHighlight).toHaveBeenLastCalledWith({
      place: expect.objectContaining({ where: 'main > form > button' }),
    });
  }),
};

const notFromCatalog = { cause: 'Not from a catalog' };

/** Hard-coded texts have no key, so they are listed by their path. */
export const HardCodedTexts: Story = {
  args: {
    state: {
      ...noIssues,
      hardCoded: [
        { ...notFromCatalog, text: 'Written here', where: 'main > header', language: 'fr' },
        { ...notFromCatalog, text: 'Open the menu', where: 'header > button', attribute: 'aria-label', language: 'fr' },
      ],
    },
  },
  play: inEachTheme(async (panel, { args, userEvent }) => {
    await userEvent.click(tabOf(panel, /^Hard-coded/));
    await userEvent.click(panel.getByRole('button', { name: /Open the menu/ }));
    await expect(args.onHighlight).toHaveBeenLastCalledWith({
      place: expect.objectContaining({ where: 'header > button' }),
    });
  }),
};

/** Until the tests of all stories have run, the panel knows this story alone. */
export const OtherStoriesNotMeasured: Story = {
  args: { state: { ...noIssues, isMeasured: false } },
  play: inEachTheme(async (panel) => {
    await expect(panel.getByText('Other stories are not measured yet: run npm test.')).toBeVisible();
  }),
};

/** Before the preview has emitted the state, the panel says so. */
export const WaitingForTheStory: Story = {
  args: { state: undefined },
};

/** A preview without the addon never emits a state: the panel says what to do. */
export const PreviewWithoutTheAddon: Story = {
  args: {
    state: undefined,
    problem: 'The preview does not have the addon. Export createPreview(…) from .storybook/preview.',
  },
  play: inEachTheme(async (panel) => {
    for (const words of [/^Texts/, /^Hard-coded/, /^Layout/, /^Notes/]) {
      tabOf(panel, words).click();
      await waitFor(() => expect(panel.getByRole('tabpanel')).toHaveTextContent('The preview does not have the addon'));
    }
  }),
};

/** A provider of the project is named above the texts. */
export const OwnProvider: Story = {
  args: {
    state: {
      ...noIssues,
      messages: [],
      problems: ['.storybook/preview.tsx has its own I18nextProvider around this story.'],
    },
  },
  play: inEachTheme(async (panel) => {
    await expect(panel.getByRole('alert')).toHaveTextContent('.storybook/preview.tsx has its own I18nextProvider');
  }),
};

/** Empty views say why they are empty. */
export const NothingToShow: Story = {
  args: { state: { ...noIssues, messages: [] } },
  play: inEachTheme(async (panel, { userEvent }) => {
    await expect(panel.getByText('This story shows no text from the catalogs')).toBeVisible();
    tabOf(panel, /^Texts/).focus();
    for (const words of [
      'Every text on screen comes from a catalog',
      'No text or control is cut, covered or outside of its box',
      'No notes on this story',
      'No changes',
    ]) {
      await userEvent.keyboard('{ArrowRight}');
      await expect(panel.getByText(words)).toBeVisible();
    }
  }),
};
