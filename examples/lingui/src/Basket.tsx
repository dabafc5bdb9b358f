import { BasketLayout } from '@example/ui/BasketLayout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

/** What a reader has chosen. */
export function Basket({ name, count }: { name: string; count: number }) {
  const { t } = useLingui();
  return (
    <BasketLayout
      title={t({ id: 'basket.title', message: 'Your basket' })}
      greeting={
        <Trans>
          Hello <strong>{name}</strong>, welcome back
        </Trans>
      }
      books={<Plural value={count} one="# book" other="# books" />}
      order={<Trans id="basket.order">Order now</Trans>}
    />
  );
}
