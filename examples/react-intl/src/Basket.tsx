import { BasketLayout } from '@example/ui/BasketLayout';
import { FormattedMessage, useIntl } from 'react-intl';

/** What a reader has chosen. */
export function Basket({ name, count }: { name: string; count: number }) {
  const intl = useIntl();
  return (
    <BasketLayout
      title={intl.formatMessage({ id: 'title' })}
      greeting={<FormattedMessage id="greeting" values={{ name }} />}
      books={<FormattedMessage id="books" values={{ count }} />}
      order={intl.formatMessage({ id: 'order' })}
    />
  );
}
