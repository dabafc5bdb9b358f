import type { TextChecks } from '../../api.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConfig } from '../../config.ts';
import { isTextFinding, type Finding } from '../findings.ts';
import { catalogFiles } from '../../catalogs/catalogFiles.server.ts';
import { checkCatalogs } from './checkCatalogs.server.ts';

/** Runs the checks of texts on the catalogs. @throws {AggregateError} of the catalogs that cannot be read */
export async function runTextChecks(root: string): Promise<TextChecks> {
  const { catalogs, ...rest } = await checkCatalogs(root);
  const findings = catalogs.map(({ language, findings: all }) => {
    const byKey = new Map<string, Finding[]>();
    for (const { key, kind, message, accepted } of all.filter(isTextFinding))
      byKey.set(key, [...(byKey.get(key) ?? []), { kind, message, accepted }]);
    return [language, Object.fromEntries(byKey)] as const;
  });
  return { findings: Object.fromEntries(findings), ...rest };
}

/** The content of what the checks read. */
function sourcesOf(root: string) {
  const { glossary, words, storyResults } = getConfig();
  const files = [...catalogFiles(root).map(({ path }) => path), glossary, words, storyResults];
  return files.map((file) => {
    try {
      return `${file} ${readFileSync(join(root, file), 'utf8')}`;
    } catch {
      return `${file} is missing`;
    }
  });
}

/**
 * Runs the checks once for each change of their files: they take seconds, and any page in the browser can send requests.
 * @param check for tests
 */
export function cachedTextChecks(root: string, check = runTextChecks) {
  let last: { sources: string; checks: Promise<TextChecks> } | undefined;
  return async () => {
    const sources = sourcesOf(root).join('\n');
    if (last?.sources !== sources) last = { sources, checks: check(root) };
    const { checks } = last;
    // What could not be checked is tried again.
    checks.catch(() => {
      if (last?.checks === checks) last = undefined;
    });
    return checks;
  };
}
