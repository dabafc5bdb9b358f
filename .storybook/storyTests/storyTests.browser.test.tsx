import { composeStory } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { pseudoLanguages } from 'language-review/globals';
import { languages } from '#i18n/languages.ts';
import { violationsOf } from './storyTests';

test.each([...languages, ...pseudoLanguages])(
  'the tests of stories in $name are in that language',
  async ({ code }) => {
    const Empty = composeStory({ render: () => <p /> }, { title: 'Empty' }, { initialGlobals: { locale: code } });
    await Empty.run();
    expect(document.documentElement.lang).toBe(code);
  },
);

test('the check of accessibility finds low contrast of joined Arabic letters', async () => {
  const Pale = composeStory(
    { render: () => <p style={{ background: '#777', color: '#888' }}>يبحر الكتان يوم الإثنين</p> },
    { title: 'Pale' },
    { initialGlobals: { locale: 'ar' } },
  );
  await Pale.run();
  expect(violationsOf(Pale)).toContainEqual(expect.stringMatching(/^color-contrast: /));
});
