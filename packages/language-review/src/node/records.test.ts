import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MeasuredMessage } from '../textWidths.ts';
import { testConfig } from '../testConfig.ts';
import { createTestProject } from '../testProject.ts';
import { readTextWidths, recordedTextWidths } from './records.ts';

let project: ReturnType<typeof createTestProject>;
beforeEach(() => {
  project = createTestProject();
});
afterEach(() => project.remove());

const measured = (story: string, used: number, changed: Partial<MeasuredMessage> = {}): MeasuredMessage => ({
  language: 'es',
  key: 'email',
  text: 'Correo',
  isLabel: true,
  viewport: 320,
  story,
  used,
  available: 100,
  ...changed,
});

/** The width of the text in the record, after a measurement in a story. */
function record(story: string, ...widths: MeasuredMessage[]) {
  project.write(testConfig.rooms, recordedTextWidths(project.root, testConfig, story, widths));
  return readTextWidths(project.root).email?.es?.used;
}

test('the width that takes most of its line, of all stories and viewports, is kept', () => {
  expect(record('a', measured('a', 40.4), measured('a', 60.2), measured('a', 50))).toBe(60);
  expect(record('b', measured('b', 30))).toBe(60);
  expect(record('b', measured('b', 70))).toBe(70);
});

test('a story is measured anew, and so is a text', () => {
  expect(record('a', measured('a', 60))).toBe(60);
  expect(record('a', measured('a', 20))).toBe(20);
  expect(record('b', measured('b', 10, { text: 'E-mail' }))).toBe(10);
});

test('a label counts before a text that may break', () => {
  record('a', measured('a', 40));
  expect(record('b', measured('b', 300, { isLabel: false }))).toBe(40);
});

test('a record that cannot be read is named', () => {
  project.write(testConfig.rooms, '{');
  expect(() => readTextWidths(project.root)).toThrow('workbench/rooms.json cannot be read');
});
