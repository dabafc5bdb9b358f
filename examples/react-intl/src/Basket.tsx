import { FormattedMessage, useIntl } from 'react-intl';
import './basket.css';

interface BasketProps {
  name: string;
  count: number;
}

/** What a reader has chosen. It has two mistakes that the review finds: a text in no catalog, and a button that is too narrow. */
export function Basket({ name, count }: BasketProps) {
  const intl = useIntl();
  return (
    <section className="basket">
      <h1>{intl.formatMessage({ id: 'title' })}</h1>
      <p>
        <FormattedMessage id="greeting" values={{ name }} />
      </p>
      <p>
        <FormattedMessage id="books" values={{ count }} />
      </p>
      <small>Free returns</small>
      <button type="button">{intl.formatMessage({ id: 'order' })}</button>
    </section>
  );
}
