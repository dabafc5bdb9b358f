import { main } from './command.ts';

// While this module is loaded: what it imports later is loaded through the same runner.
process.exitCode = await main(process.cwd(), process.argv.slice(2));
