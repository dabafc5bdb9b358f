import { Plural, Trans, useLingui } from '@lingui/react/macro';
import './basket.css';

interface BasketProps {
  name: string;
  count: number;
}

/** What a reader has chosen. It has two mistakes that the review finds: a text in no catalog, and a button that is too narrow. */
export function Basket({ name, count }: BasketProps) {
  const { t } = useLingui();
  return (
    <section className="basket">
      <h1>{t({ id: 'basket.title', message: 'Your basket' })}</h1>
      <p>
        <Trans>
          Hello <strong>{name}</strong>, welcome back
        </Trans>
      </p>
      <p>
        <Plural value={count} one="# book" other="# books" />
      </p>
      <small>Free returns</small>
      <button type="button">
        <Trans id="basket.order">Order now</Trans>
      </button>
    </section>
  );
}
