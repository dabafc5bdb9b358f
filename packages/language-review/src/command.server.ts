import { parseArgs } from 'node:util';
import { print, printable, printError } from 'system-tools/printable';
import { UserError } from 'system-tools/user-error';
import { defaultLocale, translationLanguages } from './config.ts';
import { importChanges } from './sharing/importChanges.server.ts';
import { loadConfig } from './config/loadConfig.server.ts';
import { readText } from './catalogs/readText.server.ts';
import { report } from './coverage/report.server.ts';

const help = `language-review [options]
language-review import FILE

Checks the texts of every language and prints how far they are translated and
approved. It fails where a catalog has an error.

import takes the changes of a reviewer over: edits, approvals and notes, as
downloaded from the workbench. It says what it did, and fails where it refused
a change.

Options
  --require-approved L  fails also where a translation into L is not approved;
                        L is a language such as ar, or all. Can be repeated.
  --help                prints this page`;

/** What the command prints, and its exit code: 1 where a catalog has an error or a change was refused, 2 on wrong use. */
interface Outcome {
  text: string;
  code: 0 | 1 | 2;
}

const misuse = (text: string): Outcome => ({ text, code: 2 });

async function importFile(root: string, [file, ...others]: readonly string[]): Promise<Outcome> {
  if (file === undefined || others.length > 0) return misuse('import takes one file.');
  const source = readText(file);
  const config = await loadConfig(root);
  try {
    const { text, refused } = await importChanges(root, config, source);
    return { text, code: refused > 0 ? 1 : 0 };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return misuse(`${printable(file)} was not taken over. ${error.message}`);
  }
}

async function check(root: string, required: readonly string[]): Promise<Outcome> {
  const config = await loadConfig(root);
  const translations = translationLanguages();
  const unknown = required.find((code) => code !== 'all' && !translations.some((each) => each === code));
  if (unknown !== undefined)
    return misuse(
      `There are no translations into "${unknown}": --require-approved takes ${translations.join(', ')} or all. The source language is ${defaultLocale()}.`,
    );
  const approvedIn = required.includes('all') ? translations : translations.filter((code) => required.includes(code));
  const { text, errors } = await report(root, config, approvedIn);
  return { text, code: errors > 0 ? 1 : 0 };
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'require-approved': { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h' },
    },
  });

async function outcomeOf(root: string, args: readonly string[]): Promise<Outcome> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return misuse(`${(error as Error).message}\n\n${help}`);
  }
  const [command, ...files] = parsed.positionals;
  if (parsed.values.help) return { text: help, code: 0 };
  if (command === 'import') return importFile(root, files);
  if (command !== undefined) return misuse(`There is no command "${command}".\n\n${help}`);
  return check(root, parsed.values['require-approved']);
}

/** Runs the command in a project. @returns its exit code */
export async function main(root: string, args: readonly string[]) {
  const { text, code } = await outcomeOf(root, args).catch((error: unknown) => {
    if (error instanceof UserError) return misuse(error.message);
    throw error;
  });
  if (code === 2) printError(text);
  else print(text);
  return code;
}
