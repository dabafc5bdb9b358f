import { covered } from './covered.preview';
import { cut } from './cut.preview';
import { escaped } from './escaped.preview';
import type { LayoutCheck } from './layoutCheck.preview';
import { tornWords } from './tornWords.preview';

/** In the order in which they run: a text or a control in which one has found something is not checked by those that follow. */
export const layoutChecks: readonly LayoutCheck[] = [cut, escaped, tornWords, covered];
