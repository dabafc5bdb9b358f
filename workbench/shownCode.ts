interface Shown {
  title: string;
}

/** What a story has for its test and its documentation. Storybook prints each property of a story with two spaces before it. */
const unshown = /\n {2}(?:play|parameters|tags|globals|beforeEach): [^]*?(?=\n {2}\w|\n\}$)/g;

/** A story that is nothing but its JSX. */
const onlyRendered = /^\{\n {2}render: \(\) => (<[^]*)\n\}$/;

/**
 * The code of a story as one would paste it: without its test, with the import of its component.
 * @param code what Storybook shows: JSX, or the object of a story
 */
export function shownCode(code: string, { title }: Shown) {
  // Storybook passes some code twice.
  if (code.startsWith('import ')) return code;
  const [folder = '', name = ''] = title.split('/');
  const shown = code
    .replaceAll(unshown, '')
    .replace(/,\n\}$/, '\n}')
    .replace(onlyRendered, (_, jsx: string) => jsx.replaceAll('\n    ', '\n'))
    // The mocks that listen to a component, and pictures that the build has inlined.
    .replaceAll(/\s+on[A-Z]\w*=\{\(\) => \{\}\}/g, '')
    .replaceAll(/(["'])data:[^"']*\1/g, '$1…$1');
  const used = [
    ...new Set([...shown.matchAll(new RegExp(`<(${name}(?:[A-Z]\\w*)?)\\b`, 'g'))].map(([, tag = '']) => tag)),
  ];
  if (used.length === 0 || folder === 'Site') return shown;
  return `import { ${used.toSorted().join(', ')} } from '#${folder.toLowerCase()}/${name}';\n\n${shown}`;
}
