/* For `node --import`, and for configurations that a tool loads: Node 20 runs TypeScript from here on. */
import { register } from 'node:module';

register('./load.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
