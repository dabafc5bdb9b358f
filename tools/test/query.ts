import { languages } from '#i18n/languages.ts';
import { englishName, pseudoLanguages } from 'language-review/globals';

/** A word of the command line, as patterns (sources of regular expressions). */
interface Word {
  /** Matches a test by its path, or by its title. */
  pattern: string;
  /** For the id of a story: what its path has to match, besides its title. */
  path?: string;
  isLanguage?: true;
}

/** Regular expression syntax becomes plain text; a word without capitals matches any case. */
const plain = (text: string) =>
  Array.from(text)
    .map((character) => character.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .map((character) =>
      text === text.toLowerCase() && character !== character.toUpperCase()
        ? `[${character}${character.toUpperCase()}]`
        : character,
    )
    .join('');

/** The parts of an id, with anything but letters and digits between them. */
const loose = (id: string) => id.split('-').map(plain).join('[^A-Za-z0-9]*');

/** A part of a word. Playwright's `--grep` takes no flag `u`, so this is not `\p{L}`. */
const letter = String.raw`[-0-9A-Za-z\u00C0-\u024F\u0600-\u06FF]`;

const codes = [...languages, ...pseudoLanguages].map(({ code, name }) => ({ code, name, english: englishName(code) }));

function wordOf(text: string): Word {
  const language = codes.find(({ code, english }) =>
    [code, english].some((name) => name.toLowerCase() === text.toLowerCase()),
  );
  if (language) {
    // Whole words: "ar" is part of many, and "English" of "English (Pseudo-Accents)".
    const names = [language.english, language.name, language.code].map(plain).join('|');
    return { pattern: String.raw`(?<!${letter})(?:${names})(?!${letter}| \()`, isLanguage: true };
  }
  const [component = '', story] = text.split('--');
  if (story)
    return {
      pattern: `(?:^|[^A-Za-z0-9])${loose(story)}$`,
      path: String.raw`/${loose(component.split('-').at(-1) ?? '')}\.stories\.`,
    };
  return { pattern: plain(text.replace(/^\.\//, '')) };
}

/** The words of a command line: a test is selected if its path and title contain all of them. */
export class Query {
  readonly words: readonly Word[];

  constructor(words: readonly string[]) {
    this.words = words.map(wordOf);
  }

  /** A pattern for the path and the title of a test, one after the other. */
  get pattern(): RegExp {
    return allOf(this.words.map(({ pattern, path = '' }) => `${path}.*${pattern}`));
  }

  /**
   * What the titles of the tests in a file have to match; undefined if the path is enough.
   * @returns false if no test of the file can match
   */
  titlesIn(path: string): RegExp | undefined | false {
    const rest = [];
    for (const word of this.words) {
      if (word.path !== undefined && !new RegExp(word.path).test(path)) return false;
      if (word.path !== undefined || !new RegExp(word.pattern).test(path)) rest.push(word.pattern);
    }
    return rest.length > 0 ? allOf(rest) : undefined;
  }

  /**
   * Whether a file can have a selected test: its path or its source contains all words. Titles contain languages by variables, and those
   * of a file that a word names may contain any.
   */
  mayMatch(path: string, source: string): boolean {
    const isNamed = this.words.some(({ pattern }) => pattern.includes(plain('.')) && new RegExp(pattern).test(path));
    if (isNamed) return true;
    return this.words.every(
      ({ isLanguage, path: storyPath, pattern }) =>
        isLanguage ||
        (storyPath === undefined ? new RegExp(pattern).test(`${path}\n${source}`) : new RegExp(storyPath).test(path)),
    );
  }
}

const allOf = (patterns: readonly string[]) => new RegExp(`^${patterns.map((pattern) => `(?=.*${pattern})`).join('')}`);
