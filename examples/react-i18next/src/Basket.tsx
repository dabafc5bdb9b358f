import { BasketLayout } from '@example/ui/BasketLayout';
import { Trans, useTranslation } from 'react-i18next';

/** What a reader has chosen. */
export function Basket({ name, count }: { name: string; count: number }) {
  const { t } = useTranslation(['basket', 'common']);
  return (
    <BasketLayout
      title={t('heading.title')}
      greeting={<Trans t={t} i18nKey="heading.greeting" values={{ name }} components={{ strong: <strong /> }} />}
      books={t('books', { count })}
      order={t('common:actions.order')}
    />
  );
}
