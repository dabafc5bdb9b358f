import './basket.css';
import { useMessages } from './LanguageProvider';

interface BasketProps {
  name: string;
  count: number;
}

/** What a reader has chosen. It has two mistakes that the review finds: a text in no catalog, and a button that is too narrow. */
export function Basket({ name, count }: BasketProps) {
  const t = useMessages();
  return (
    <section className="basket">
      <h1>{t('title')}</h1>
      <p>{t('greeting', { name })}</p>
      <p>{t('books', { count })}</p>
      <small>Free returns</small>
      <button type="button">{t('order')}</button>
    </section>
  );
}
