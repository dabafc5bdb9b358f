import { findClipped, layoutOf } from 'language-review/checks';

const layoutChecks = { findClipped, layoutOf };

export type LayoutChecks = typeof layoutChecks;

Object.assign(window, { layoutChecks });
