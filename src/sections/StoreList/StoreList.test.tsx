import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { StoreList } from './StoreList';

test('without stores nothing is rendered', () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider language="en" onLanguageChange={() => undefined} catalogs={{ en: {} }}>
      <StoreList stores={[]} />
    </LanguageProvider>,
  );
  expect(markup).toBe('');
});
