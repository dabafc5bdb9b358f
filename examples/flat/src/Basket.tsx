import { BasketLayout } from '@example/ui/BasketLayout';
import { useMessages } from './LanguageProvider';

/** What a reader has chosen. */
export function Basket({ name, count }: { name: string; count: number }) {
  const t = useMessages();
  return (
    <BasketLayout
      title={t('title')}
      greeting={t('greeting', { name })}
      books={t('books', { count })}
      order={t('order')}
    />
  );
}
