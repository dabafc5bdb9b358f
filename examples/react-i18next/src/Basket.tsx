import { Trans, useTranslation } from 'react-i18next';
import './basket.css';

interface BasketProps {
  name: string;
  count: number;
}

/** What a reader has chosen. It has two mistakes that the review finds: a text in no catalog, and a button that is too narrow. */
export function Basket({ name, count }: BasketProps) {
  const { t } = useTranslation(['basket', 'common']);
  return (
    <section className="basket">
      <h1>{t('heading.title')}</h1>
      <p>
        <Trans t={t} i18nKey="heading.greeting" values={{ name }} components={{ strong: <strong /> }} />
      </p>
      <p>{t('books', { count })}</p>
      <small>Free returns</small>
      <button type="button">{t('common:actions.order')}</button>
    </section>
  );
}
