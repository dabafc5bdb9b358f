import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactMessage } from '#src/sections/ContactForm/fixtures/contactMessage.ts';
import { startReceiver, type Receiver } from './receiver.ts';
import { readMessages } from './readMessages.ts';
import { keptReports, readReports, ReportStore, reportText } from './reports.ts';
import { MessageStore } from './store.ts';

const violation = {
  type: 'csp-violation',
  age: 12,
  url: 'https://www.example.com/es/contact?from=letter#form',
  user_agent: 'Mozilla/5.0',
  body: {
    blockedURL: 'https://ads.example/a.png?visitor=1',
    documentURL: 'https://www.example.com/es/contact?from=letter',
    effectiveDirective: 'img-src',
    originalPolicy: 'default-src',
    referrer: 'https://mail.example/inbox/42',
    sample: 'helena@example.com',
    lineNumber: 3,
  },
};

const kept = { type: 'csp-violation', page: '/es/contact', what: 'img-src https://ads.example/a.png 3' };

describe('what is kept of reports', () => {
  test('nothing that tells one visitor from another', () => {
    expect(keptReports([violation])).toEqual([kept]);
    const error = { type: 'error', url: 'https://www.example.com/', body: { name: 'TypeError', places: 'app.js:1:2' } };
    expect(keptReports([error, { type: 'unknown', body: {} }, { type: 'constructor', body: {} }])).toEqual([
      { type: 'error', page: '/', what: 'TypeError app.js:1:2' },
    ]);
  });

  test('no more than is needed', () => {
    const long = { type: 'error', url: 'none', body: { name: 'x'.repeat(1000), places: { toString: 'no' } } };
    expect(keptReports(Array.from({ length: 50 }, () => long))).toEqual(
      Array.from({ length: 20 }, () => ({ type: 'error', page: '', what: 'x'.repeat(300) })),
    );
    expect(keptReports({ type: 'error' })).toEqual([{ type: 'error', page: '', what: '' }]);
  });

  test.each([null, 'report', [null], [{}], [{ type: 1 }]])('%j is none', (body) => {
    expect(keptReports(body)).toBeUndefined();
  });
});

describe('the receiver', () => {
  let folder: string;
  let receiver: Receiver;
  const file = () => join(folder, 'messages.sqlite');
  const origin = 'https://www.example.com';

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reports-'));
    receiver = await startReceiver({ port: 0, database: file(), origins: [origin], perMinute: 2 });
  });
  afterEach(async () => {
    await receiver.stop();
    rmSync(folder, { recursive: true });
  });

  const statusOf = async (body: string, type = 'application/reports+json', from = origin) => {
    const headers = { 'Content-Type': type, Origin: from };
    return (await fetch(receiver.reportEndpoint, { method: 'POST', headers, body })).status;
  };

  test('counts equal reports of a day', async () => {
    const reports = JSON.stringify([violation, violation]);
    expect([await statusOf(reports), await statusOf(reports)]).toEqual([204, 204]);
    const day = new Date().toISOString().slice(0, 10);
    expect(readReports(file())).toEqual([{ day, ...kept, count: 4 }]);
    expect(reportText(readReports(file()))).toBe(
      `${day}  4 ×  csp-violation  /es/contact  img-src https://ads.example/a.png 3`,
    );
  });

  test('refuses what is no report, comes from elsewhere, or is too much', async () => {
    const reports = JSON.stringify([violation]);
    expect(await statusOf('[')).toBe(400);
    expect(await statusOf('[{}]')).toBe(422);
    expect(await statusOf(reports, 'text/plain')).toBe(415);
    expect(await statusOf(reports, undefined, 'https://other.example')).toBe(403);
    expect(readReports(file())).toEqual([]);
    const all = Array.from({ length: 20 }, () => statusOf(reports));
    expect(new Set(await Promise.all(all))).toEqual(new Set([204, 429]));
  });

  test('does not keep messages waiting after the file was locked', async () => {
    const [reports, messages] = [new ReportStore(file()), new MessageStore(file())];
    const other = new Database(file(), { timeout: 0 });
    other.exec('BEGIN IMMEDIATE');
    reports.count([kept]);
    other.exec('COMMIT');
    expect(await messages.save('key', contactMessage)).toBe('new');
    reports.count([{ ...kept, what: 'later' }]);
    expect(readReports(file())).toMatchObject([{ what: 'later', count: 1 }]);
    expect(readMessages(file())).toMatchObject([contactMessage]);
    for (const store of [reports, messages, other]) store.close();
  });

  test('keeps a limited number of different reports a day', () => {
    const store = new ReportStore(file());
    const different = Array.from({ length: 1010 }, (_, number) => ({ ...kept, what: `${number}` }));
    store.count(different, '2026-03-12');
    store.count(different.slice(0, 1), '2026-03-13');
    store.close();
    const rows = readReports(file());
    expect(rows.filter(({ day }) => day === '2026-03-12')).toHaveLength(1000);
    expect(rows[0]).toMatchObject({ day: '2026-03-13', count: 1 });
  });
});
