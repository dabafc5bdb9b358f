import type Database from 'libsql';
import { printable } from 'system-tools/printable';
import { isLocked } from './fileProblem.ts';
import { readRows } from './readMessages.ts';
import { openDatabase } from './store.ts';

/** A report as browsers send it (Reporting API), as far as it is kept: nothing that tells one visitor from another. */
export interface KeptReport {
  type: string;
  /** The path of the page. */
  page: string;
  what: string;
}

/** A kept report, and on which day it arrived how often. */
export interface CountedReport extends KeptReport {
  /** The date in ISO format. */
  day: string;
  count: number;
}

/** The limit in characters. */
const longest = 300;

/** How many reports of a request count, and how many different ones a day. */
const most = { perRequest: 20, perDay: 1000 };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Without query and fragment. */
const withoutQuery = (value: string) => value.replace(/[?#].*/s, '');

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? withoutQuery(String(value)).slice(0, longest) : '';

/** What is kept of a report's body, by its type. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  error: ['name', 'places'],
  'csp-violation': ['effectiveDirective', 'blockedURL', 'sourceFile', 'lineNumber'],
  crash: ['reason'],
  deprecation: ['id'],
  intervention: ['id'],
};

function pageOf(url: unknown) {
  if (typeof url !== 'string' || !URL.canParse(url)) return '';
  return new URL(url).pathname.slice(0, longest);
}

/**
 * What is kept of the body of a request.
 * @returns undefined where it is not a list of reports
 */
export function keptReports(body: unknown): KeptReport[] | undefined {
  const reports = Array.isArray(body) ? (body as unknown[]) : [body];
  if (!reports.every((report) => isRecord(report) && typeof report.type === 'string')) return undefined;
  return reports.slice(0, most.perRequest).flatMap((report) => {
    const { type, url, body: content } = report as { type: string; url?: unknown; body?: unknown };
    const parts = Object.hasOwn(partsOf, type) ? partsOf[type] : undefined;
    if (!parts) return [];
    const values = isRecord(content) ? parts.map((part) => text(content[part])) : [];
    return { type, page: pageOf(url), what: values.filter(Boolean).join(' ') };
  });
}

const columns = 'day, type, page, what';

/** Reports in the SQLite file of the messages: equal ones of a day are one row. */
export class ReportStore {
  private readonly database: Database.Database;
  private readonly known: Database.Statement;
  private readonly added: Database.Statement;

  /** @throws if the file cannot be opened or is not a database */
  constructor(file: string) {
    this.database = openDatabase(file, (database) =>
      database.exec(`CREATE TABLE IF NOT EXISTS reports (
        day TEXT NOT NULL,
        type TEXT NOT NULL,
        page TEXT NOT NULL,
        what TEXT NOT NULL,
        count INTEGER NOT NULL DEFAULT 1,
        PRIMARY KEY (${columns})
      )`),
    );
    this.known = this.database.prepare(
      'UPDATE reports SET count = count + 1 WHERE day = ? AND type = ? AND page = ? AND what = ?',
    );
    this.added = this.database.prepare(
      `INSERT INTO reports (${columns}) SELECT ?, ?, ?, ? WHERE (SELECT count(*) FROM reports WHERE day = ?) < ?`,
    );
  }

  /** Counts reports, unless the day has too many different ones. None is worth waiting for another program that has locked the file. */
  count(reports: readonly KeptReport[], day = new Date().toISOString().slice(0, 10)) {
    try {
      // Not a prepared statement: one that has found the file locked would keep it locked.
      this.database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      if (isLocked(error)) return;
      throw error;
    }
    try {
      for (const { type, page, what } of reports) {
        const row = [day, type, page, what];
        if (this.known.run(row).changes === 0) this.added.run([...row, day, most.perDay]);
      }
    } finally {
      this.database.exec('COMMIT');
    }
  }

  close() {
    this.database.close();
  }
}

/**
 * The reports of a receiver, the latest day and the most frequent first.
 * @throws {Error} see `readRows`
 */
export const readReports = (file: string) =>
  readRows(
    file,
    `SELECT ${columns}, count FROM reports ORDER BY day DESC, count DESC, type, page, what`,
  ) as CountedReport[];

/** For a terminal. */
export const reportText = (reports: readonly CountedReport[]) =>
  reports
    .map(({ day, count, type, page, what }) => printable(`${day}  ${count} ×  ${type}  ${page}  ${what}`))
    .join('\n');
