import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure, getConfig, type Language, type LanguageReviewConfig } from '../config.ts';
import { tighter, type MeasuredMessage, type Room, type Rooms } from '../rooms.ts';
import { isNotFound } from './isNotFound.ts';

/** A JSON file that the tests of stories write; undefined where there is none. */
function readRecord(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw new Error(`${file} cannot be read`, { cause: error });
  }
}

/** The story ids by message key, without plural form; undefined where there is no record. */
export const readShownBy = (root: string) =>
  readRecord(root, getConfig().shownBy) as Readonly<Record<string, readonly string[]>> | undefined;

export const readRooms = (root: string): Rooms => (readRecord(root, getConfig().rooms) ?? {}) as Rooms;

/** With a line for each message, in the order of their keys. */
const roomsJson = (rooms: Rooms) => {
  const lines = Object.keys(rooms)
    .toSorted()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(rooms[key])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};

/**
 * The record of rooms as JSON, with those that were measured in a story. A room that another story has is kept while it is the
 * least and its text is the same.
 */
export function recordedRooms(
  root: string,
  config: LanguageReviewConfig,
  story: string,
  measured: readonly MeasuredMessage[],
) {
  configure(config);
  const recorded = readRooms(root);
  const rooms: Record<string, Partial<Record<Language, Room>>> = { ...recorded };
  for (const { key, language, used, available, ...place } of measured) {
    const room = { ...place, used: Math.round(used), available: Math.round(available) };
    const current = rooms[key]?.[language];
    const isMeasured = current !== recorded[key]?.[language];
    const isKept = isMeasured || (current?.story !== story && current?.text === room.text);
    rooms[key] = { ...rooms[key], [language]: tighter(isKept ? current : undefined, room) };
  }
  return roomsJson(rooms);
}
