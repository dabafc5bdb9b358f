import { printable } from 'system-tools/printable';

/** @throws {Error} with the name of the file, where it is not valid JSON */
export function parseJson(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(printable(`${file} is not valid JSON: ${String(error)}`), { cause: error });
  }
}
