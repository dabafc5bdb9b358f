import type { Language } from './config.ts';
import type { MessageId } from './messages.ts';
import { percent } from './node/format.ts';

/** How much of its line a text takes in a story, where English fits on one line. */
export interface Room {
  /** What was measured. */
  text: string;
  /** Of the text and of the line, in CSS px. */
  used: number;
  available: number;
  /** Whether it is the text of a control, which is to stay on one line; others may break. */
  isLabel: boolean;
  /** Of the viewport, in CSS px. */
  width: number;
  story: string;
}

/** A room, and whose it is. */
export type MeasuredMessage = MessageId & Room;

/** The least room of each message, by key and language. */
export type Rooms = Readonly<Record<string, Readonly<Partial<Record<Language, Room>>>>>;

/** The share of its room that a text takes: more than 1 where it does not fit. */
export const shareOf = ({ used, available }: Room) => used / Math.max(1, available);

/** "142 of 180 px at 320 px" */
export const roomText = ({ used, available, width }: Room) =>
  `${Math.ceil(used)} of ${Math.floor(available)}\u202Fpx at ${width}\u202Fpx`;

/** "79 %" */
export const percentOfRoom = (room: Room) => percent(room.used, Math.max(1, room.available));

/** The room of which a text takes more: first those of labels. */
export function tighter<Measured extends Room>(a: Measured | undefined, b: Measured) {
  if (!a) return b;
  if (a.isLabel !== b.isLabel) return a.isLabel ? a : b;
  return shareOf(a) >= shareOf(b) ? a : b;
}

/** Whether a label breaks where the source text does not. */
export const isTooLong = ({ isLabel, used, available }: Room) => isLabel && used > available;
