import type { PixelRect } from '../types.ts';

/** Collects changed pixels. */
export class Area {
  #left = Infinity;
  #top = Infinity;
  #right = -1;
  #bottom = -1;
  pixels = 0;
  /** The largest difference of a color channel. */
  strength = 0;

  add(x: number, y: number, strength: number) {
    this.#left = Math.min(this.#left, x);
    this.#right = Math.max(this.#right, x);
    this.#top = Math.min(this.#top, y);
    this.#bottom = Math.max(this.#bottom, y);
    this.strength = Math.max(this.strength, strength);
    this.pixels++;
  }

  /** The rectangle around them. */
  get rect(): PixelRect {
    return {
      left: this.#left,
      top: this.#top,
      width: this.#right - this.#left + 1,
      height: this.#bottom - this.#top + 1,
    };
  }
}

/** Areas by the node that they belong to. */
export class Areas extends Map<number, Area> {
  add(node: number, x: number, y: number, strength: number) {
    const area = this.get(node) ?? new Area();
    this.set(node, area);
    area.add(x, y, strength);
  }
}

/** By how much a color channel of two pixels differs, at most. */
export function strengthOf(one: number, other: number) {
  let strength = 0;
  for (let shift = 0; shift < 32; shift += 8)
    strength = Math.max(strength, Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)));
  return strength;
}

/** A short hash of the pixels of a rectangle: FNV-1a. */
export function hashOf(data: Uint32Array, width: number, { left, top, width: columns, height }: PixelRect) {
  let hash = 0x81_1c_9d_c5;
  for (let row = top; row < top + height; row++)
    for (let at = row * width + left; at < row * width + left + columns; at++)
      hash = Math.imul(hash ^ data[at]!, 0x01_00_01_93);
  return (hash >>> 0).toString(16);
}
