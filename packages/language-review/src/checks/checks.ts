import type { Check } from './check.ts';
import { approval } from './text/approval.ts';
import { consistency } from './text/consistency.ts';
import { copy } from './text/copy.ts';
import { form } from './text/form.ts';
import { fuzzy } from './text/fuzzy.ts';
import { glossary } from './text/glossary.ts';
import { history } from './text/history.ts';
import { identical } from './text/identical.ts';
import { language } from './text/language.ts';
import { missing } from './text/missing.ts';
import { needless } from './text/needless.ts';
import { numbers } from './text/numbers.ts';
import { order } from './text/order.ts';
import { placeholders } from './text/placeholders.ts';
import { sentences } from './text/sentences.ts';
import { spelling } from './text/spelling.ts';
import { syntax } from './text/syntax.ts';
import { unknown } from './text/unknown.ts';
import { unused } from './text/unused.ts';
import { width } from './text/width.ts';

/** In the order in which they run and are listed: each check of messages is an entry here. */
const all = [
  unknown,
  fuzzy,
  missing,
  order,
  unused,
  placeholders,
  identical,
  language,
  width,
  syntax,
  copy,
  glossary,
  numbers,
  consistency,
  spelling,
  approval,
  needless,
  form,
  sentences,
  history,
] as const;

type Listed = (typeof all)[number];
export type CheckId = Listed['id'];

/** The checks whose findings the configuration accepts for a reason. */
export type AcceptableCheck = Extract<Listed, { accept: 'reason' }>['id'];

export const checks: ReadonlyArray<Check<CheckId>> = all;

const byId = new Map(checks.map((check) => [check.id, check]));

/** What the findings of a check are called beside a text; undefined where they do not concern a text. */
export const labelOf = (id: CheckId) => byId.get(id)?.label;

export const isAdvice = (id: CheckId) => byId.get(id)?.isAdvice ?? false;

export const acceptableChecks: readonly string[] = checks
  .filter(({ accept }) => accept === 'reason')
  .map(({ id }) => id);
