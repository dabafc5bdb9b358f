import type { CheckedMessage } from './check.ts';
import { checks } from './checks.ts';
import { findingsOf, type Finding } from './findings.ts';

/** What the checks find in a message by itself and beside its source text. They run in a browser too. */
export function messageFindings(message: CheckedMessage): Finding[] {
  const all: Finding[] = [];
  for (const { id, find, stops } of checks) {
    const found = find?.(message) ?? [];
    all.push(...findingsOf(message.language, message.key, id, found));
    if (stops && found.length > 0) break;
  }
  return all;
}
