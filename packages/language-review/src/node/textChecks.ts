import type { Language } from '../config.ts';
import { isTextFinding, type TextFinding } from '../findings.ts';
import type { TextWidths } from '../textWidths.ts';
import { checkCatalogs } from './checkCatalogs.ts';
import type { GlossaryEntry } from './glossary.ts';

/** What the checks have found in the texts of the files. */
export interface TextChecks {
  /** By language and key, also what is accepted. */
  findings: Readonly<Partial<Record<Language, Readonly<Partial<Record<string, readonly TextFinding[]>>>>>>;
  widths: TextWidths;
  glossary: readonly GlossaryEntry[];
}

/** Runs the checks of texts on the catalogs. @throws {AggregateError} of the catalogs that cannot be read */
export async function runTextChecks(root: string): Promise<TextChecks> {
  const { catalogs, ...rest } = await checkCatalogs(root);
  const findings = catalogs.map(({ language, findings: all }) => {
    const byKey = new Map<string, TextFinding[]>();
    for (const { key, kind, message, accepted } of all.filter(isTextFinding))
      byKey.set(key, [...(byKey.get(key) ?? []), { kind, message, accepted }]);
    return [language, Object.fromEntries(byKey)] as const;
  });
  return { findings: Object.fromEntries(findings), ...rest };
}
