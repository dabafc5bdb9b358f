import { findClipped } from './clipping';
import { layoutOf } from './mirroring';

const checks = { findClipped, layoutOf };

declare global {
  interface Window {
    /** What the tests of the built workbench measure in a story. */
    review?: typeof checks;
  }
}

window.review = checks;
