import { ownValue } from 'system-tools/own-value';
import { isSameMessage, type MessageId } from '../catalogs/messages.ts';
import type { Catalogs } from '../config.ts';
import { isEdit, withEdits, type Edit } from './edits.ts';
import { unsavedList } from './unsavedList.panel';

let files: Catalogs = {};

const textInFile = ({ language, key }: MessageId) => ownValue(files[language], key);

// An edit that restores the text of the file is none. Nothing is known of a language without catalogs.
const { set, ...edits } = unsavedList(
  'workbench/edits',
  isEdit,
  (edit) => files[edit.language] !== undefined && edit.text === (textInFile(edit) ?? ''),
);

/** The catalogs of the files, and the edits that are not in them. */
export const editStore = {
  ...edits,
  textInFile,
  files: () => files,
  own: () => withEdits(files, edits.items()),
  setFiles(catalogs: Catalogs) {
    files = catalogs;
    edits.dropSaved();
  },
  /** Of what was typed meanwhile, the saved text is the one before. */
  setSaved(saved: readonly Edit[]) {
    // Nothing is known of a language without catalogs.
    files = withEdits(
      files,
      saved.filter(({ language }) => files[language] !== undefined),
    );
    set(
      edits.items().map((edit) => {
        const from = saved.find((each) => isSameMessage(each, edit))?.text;
        return from === undefined ? edit : { ...edit, from };
      }),
    );
  },
  edit: ({ language, key, text }: Edit) => {
    const earlier = edits.items().find((edit) => isSameMessage(edit, { language, key }));
    const others = edits.items().filter((edit) => edit !== earlier);
    // Saving compares with the text before the first edit.
    const { from } = earlier ?? { from: textInFile({ language, key }) };
    set([...others, { language, key, text, from }]);
  },
  discard: (ids: readonly MessageId[]) =>
    set(edits.items().filter((edit) => !ids.some((id) => isSameMessage(id, edit)))),
};
