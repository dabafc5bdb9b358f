import type { CatalogFinding } from '../findings.ts';
import { join } from 'node:path';
import { UserError } from 'system-tools/user-error';
import type { CatalogFile } from '../../catalogs/catalogPaths.ts';
import { defaultLocale, type Language, type MessageKey } from '../../config.ts';
import { sourceText, textsIn, type Texts } from '../../catalogs/plurals.ts';
import { catalogFiles, parseCatalog, pathFrom, realPath } from '../../catalogs/catalogFiles.server.ts';
import type { CatalogSource } from '../../coverage/coverage.ts';
import { englishName } from '../../format.ts';
import { filesAt } from './history.server.ts';

/** The texts of a catalog, and those of the default language at the same time. */
interface State {
  own: Texts;
  sources: Texts;
}

function parse(content: string | undefined, file: CatalogFile, root: string): Texts {
  try {
    return textsIn(content === undefined ? new Map() : parseCatalog(content, file, root));
  } catch (error) {
    // It was broken then.
    if (error instanceof UserError) return () => undefined;
    throw error;
  }
}

/** The texts in the last commit of each file of a catalog, and before it. */
async function earlierStates(root: string, { language, history }: CatalogSource): Promise<State[]> {
  const sources = catalogFiles(root, defaultLocale());
  const states = catalogFiles(root, language).map(async (file) => {
    const { commit, repository = '' } = history?.commits.get(file.path) ?? {};
    const source = sources.find(({ namespace }) => namespace === file.namespace);
    if (commit === undefined || !source) return [];
    const paths = [file, source].map(({ path }) => pathFrom(repository, realPath(join(root, path))));
    // Nothing is known of a source text in another repository.
    if (paths.some((path) => path.startsWith('../'))) return [];
    const revisions = [commit, `${commit}^`];
    const names = revisions.flatMap((revision) => paths.map((path) => `${revision}:${path}`));
    const contents = await filesAt(repository, names);
    return revisions.map((_, index) => ({
      own: parse(contents[2 * index], file, root),
      sources: parse(contents[2 * index + 1], source, root),
    }));
  });
  return (await Promise.all(states)).flat();
}

/** The messages that have one another's former text. */
function exchanged({ messages }: CatalogSource, states: readonly State[]) {
  const pairs = states.flatMap(({ own }) => {
    const changed = messages.flatMap((message) => {
      const before = own(message.key as MessageKey);
      return before === undefined || before === message.text ? [] : [{ ...message, before }];
    });
    return changed.flatMap((one, index) =>
      changed
        .slice(index + 1)
        .flatMap((other) =>
          one.text === other.before && other.text === one.before
            ? [{ one, other, name: `${one.key} ${other.key}` }]
            : [],
        ),
    );
  });
  return new Map(pairs.map((pair) => [pair.name, pair]));
}

/** The translations whose source text has changed without them. */
function outdated({ language, messages }: CatalogSource, states: readonly State[], sources: Texts) {
  const isOutdated = ({ key, text }: CatalogSource['messages'][number]) =>
    states.some((then) => {
      const source = sourceText(language, key, then.sources);
      return (
        then.own(key as MessageKey) === text && source !== undefined && source !== sourceText(language, key, sources)
      );
    });
  return language === defaultLocale() ? [] : messages.filter(isOutdated);
}

/**
 * What git suggests about the texts that nobody has approved, since before the last commit of their catalog: translations whose
 * source text has changed without them, and messages that have been exchanged. Advice, as a change of the source text may change no meaning.
 */
export async function historyFindings(root: string, catalogs: readonly CatalogSource[]) {
  const english = catalogs.find(({ language }) => language === defaultLocale());
  const sources = textsIn(new Map(english?.messages.map((message) => [message.key, message])));
  const read = await Promise.all(
    catalogs.map(async (catalog) => {
      const states = await earlierStates(root, catalog);
      return { ...catalog, pairs: exchanged(catalog, states), outdated: outdated(catalog, states, sources) };
    }),
  );
  return new Map(
    read.map(({ language, approvals, ...catalog }): [Language, CatalogFinding[]] => {
      // Where the keys have been exchanged, they have been so in all languages.
      const isOfKeys = (pair: string) => read.every(({ pairs }) => pairs.has(pair));
      const found = [
        ...[...catalog.pairs.values()]
          .filter(({ name }) => !isOfKeys(name))
          .map(({ one: { key, line }, other }) => ({ key, line, message: `has been exchanged with ${other.key}` })),
        ...catalog.outdated.map(({ key, line }) => ({
          key,
          line,
          message: `is older than the ${englishName(defaultLocale())} text: correct it, or approve it as it is`,
        })),
      ];
      return [
        language,
        found.filter(({ key }) => !approvals.has(key)).map((finding) => ({ ...finding, kind: 'history' })),
      ];
    }),
  );
}
