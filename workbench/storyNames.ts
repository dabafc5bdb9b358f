import type { Plugin } from 'vite';

/** The name of a story in sentence case. A story whose name has a proper noun has a `name` of its own. */
export const storyName = (exportName: string) =>
  exportName.replaceAll(/(?!^)[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** Storybook's preview names the stories of a file itself: in title case, unless they have a name. */
export const storyNames = (): Plugin => ({
  name: 'story-names',
  // Other plugins have compiled the file to JavaScript.
  enforce: 'post',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code) {
      const named = Array.from(
        code.matchAll(/^export const ([A-Z]\w*)/gm),
        // Not enumerable: a story that is made from another one has a name of its own.
        ([, story = '']) =>
          `${story}.name ?? Object.defineProperty(${story}, 'name', { value: ${JSON.stringify(storyName(story))} });\n`,
      );
      return { code: `${code}\n${named.join('')}`, map: null };
    },
  },
});
