import type { Plugin } from 'vite';
import { configure, type Language, type LanguageReviewConfig } from '../config.ts';
import { isTextFinding, type TextFinding } from '../findings.ts';
import { checksPath } from '../paths.ts';
import type { Rooms } from '../rooms.ts';
import { checkCatalogs } from './checkCatalogs.ts';
import type { GlossaryEntry } from './glossary.ts';

/** What the checks have found in the texts of the files. */
export interface TextChecks {
  /** By language and key, also what is accepted. */
  findings: Readonly<Partial<Record<Language, Readonly<Partial<Record<string, readonly TextFinding[]>>>>>>;
  rooms: Rooms;
  glossary: readonly GlossaryEntry[];
}

async function runChecks(root: string): Promise<TextChecks> {
  const { catalogs, ...rest } = await checkCatalogs(root);
  const findings = catalogs.map(({ language, findings: all }) => {
    const byKey: Record<string, TextFinding[]> = {};
    for (const { key, kind, message, accepted } of all.filter(isTextFinding))
      (byKey[key] ??= []).push({ kind, message, accepted });
    return [language, byKey] as const;
  });
  return { findings: Object.fromEntries(findings), ...rest };
}

/** Serves the `TextChecks` as a JSON file of the workbench, and writes it into a build. */
export function textChecks(config: LanguageReviewConfig): Plugin {
  configure(config);
  let root = '';
  return {
    name: 'text-checks',
    configResolved({ root: configured }) {
      root = configured;
    },
    configureServer({ middlewares }) {
      middlewares.use(checksPath.slice(1), (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        runChecks(root).then(
          (checks) => response.end(JSON.stringify(checks)),
          (error: unknown) => response.writeHead(500).end(JSON.stringify({ error: String(error) })),
        );
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: checksPath.slice(2), source: JSON.stringify(await runChecks(root)) });
    },
  };
}
