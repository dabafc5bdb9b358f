import 'styled-components';
import type { Theme } from './tokens';

declare module 'styled-components' {
  // The interface is styled-components' own extension point.
  // oxlint-disable-next-line typescript/no-empty-object-type
  export interface DefaultTheme extends Theme {}
}
