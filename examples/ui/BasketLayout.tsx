import type { ReactNode } from 'react';
import './basket.css';
import { Button } from './Button';

/** A basket, without its texts. It has two mistakes that the review finds: a text in no catalog, and a button that is too narrow. */
export const BasketLayout = ({
  title,
  greeting,
  books,
  order,
}: Record<'title' | 'greeting' | 'books' | 'order', ReactNode>) => (
  <section className="basket">
    <h1>{title}</h1>
    <p>{greeting}</p>
    <p>{books}</p>
    <small>Free returns</small>
    <Button>{order}</Button>
  </section>
);
