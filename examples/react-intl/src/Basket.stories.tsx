import preview from '../.storybook/preview';
import { Basket } from './Basket';

const meta = preview.meta({ component: Basket });

/** A basket with three books. */
export const ThreeBooks = meta.story({ args: { name: 'Noor', count: 3 } });
