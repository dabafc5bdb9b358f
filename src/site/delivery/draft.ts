import { emptyMessage, isEmptyMessage, writtenIn, type ContactValues } from '../../sections/ContactForm/contactValues';
import { inTab } from '../tabStorage';

const storageName = 'contact/draft';

/** The message that was being written in this tab, if any. */
export function readDraft(): ContactValues | undefined {
  const found = inTab((storage) => JSON.parse(storage.getItem(storageName) ?? 'null') as unknown);
  if (typeof found !== 'object' || found === null) return undefined;
  const texts = Object.entries(found).filter(
    ([name, value]) => name in emptyMessage && typeof value === 'string' && value !== '',
  );
  return texts.length > 0 ? { ...emptyMessage, ...(Object.fromEntries(texts) as Partial<ContactValues>) } : undefined;
}

/** Keeps a message while it is written; nothing of an empty one. Without storage it lasts as long as its page. */
export function keepDraft(values: ContactValues) {
  inTab((storage) => {
    if (isEmptyMessage(values)) storage.removeItem(storageName);
    else storage.setItem(storageName, JSON.stringify(values));
  });
}

/** Keeps what was typed into a form that does not answer yet, before it is made anew. */
export function keepFields(main: Element) {
  const form = main.querySelector('form');
  if (form) keepDraft({ ...emptyMessage, ...readDraft(), ...writtenIn(form) });
}

/** Puts what was kept back into the fields of a form that cannot answer. */
export function restoreFields(main: Element) {
  const kept = readDraft();
  if (!kept) return;
  for (const field of main.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [name]'))
    field.value ||= kept[field.name as keyof ContactValues];
}
