/** Statements in which style sheets name files: at-rules, `composes` of CSS modules and `load-css()` of Sass, which `@include` calls. */
const statements = /(?:@(?!include\b)[\w-]+|\b(?:composes|load-css)\b|:import\b)(?:[#@$]\{[^}]*\}|[^;{}])*/g;

/** Those of languages that end a statement with its line. */
const lineStatements = /(?:@(?!include\b)[\w-]+|\bload-css\b)[^;\n]*/g;

const importing = /^(?:@(?:import|use|forward|require|reference)|composes|load-css|:import)/;

export const sheetExtension = /\.(?:p?css|postcss|sss|scss|sass|less|styl|stylus)$/;

/** The words of a text, some of which are paths. */
export const tokensOf = (text: string) => text.split(/[\s"'`(),]+/).filter(Boolean);

/** Whether a word can only be a path. */
export const isPath = (token: string) => token.includes('/') || sheetExtension.test(token);

/** What a path names, without what may be left out or stands for an alias: `tones` of `~theme/_tones.scss?inline`. */
export const nameIn = (path: string) =>
  path
    .replace(/\?.*$/s, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//s, '')
    .replace(/^(?:pkg:|[~@#$_])+/, '')
    .replace(sheetExtension, '');

/**
 * What a path names, together with its folder where that is one: the first part of a path, or the first two of `@acme/theme/tones`, may
 * also be an alias.
 */
export function keyIn(path: string) {
  const parts = path.replace(/\?.*$/s, '').replace(/^~/, '').replace(/\/+$/, '').split('/');
  const at = parts.length - 2;
  const isFolder = at >= (parts[0]!.startsWith('@') ? 2 : 1) && /^\w[\w.-]*$/.test(parts[at]!);
  return `${isFolder ? `${parts[at]}/` : ''}${nameIn(path)}`;
}

/** The files that a text names as style sheets do. */
export interface References {
  /** See `keyIn`. */
  keys: ReadonlySet<string>;
  /** As they are written. */
  paths: readonly string[];
  /** Whether it names the index of a folder by dots alone. */
  hasDots: boolean;
  /** Whether a name has variables or wildcards, so that it may be any. */
  isComposed: boolean;
}

/** A variable alone, as in a configuration, has its path elsewhere. */
const isComposed = (token: string) =>
  token !== '*' && !/^\$\{[^}]*\}$/.test(token) && /\*[^/]*$|[#@$]\{[^}]*\}[^/]*$/.test(token);

/** @param path of the file, whose extension tells its language */
export function referencesIn(path: string, text: string): References {
  const isIndented = /\.(?:sass|styl|stylus)$/.test(path);
  const found = [...text.matchAll(isIndented ? lineStatements : statements)].map(([statement]) => statement);
  const isImporting = (statement: string) => importing.test(statement);
  // Without values of variables, and the names that they get.
  const imports = found.filter(isImporting).map((each) => each.replace(/\s(?:with|as|show|hide)\b.*$/s, ''));
  const paths = imports.flatMap(tokensOf);
  const others = found
    .filter((each) => !isImporting(each))
    .flatMap(tokensOf)
    .filter(isPath);
  return {
    keys: new Set([...paths, ...others].map(keyIn)),
    paths,
    hasDots: paths.some((token) => /^[./]*\.[./]*$/.test(token)),
    isComposed:
      paths.some(isComposed) ||
      imports.some((each) =>
        /^(?:@import|@require|load-css\()\s*\$|^load-css\([^)]*\+|^@(?:import|require)[^]*\+/.test(each),
      ),
  };
}
