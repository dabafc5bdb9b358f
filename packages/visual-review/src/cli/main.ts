// The command of the built package.
import { main } from './command.ts';

process.exit(await main(process.cwd(), process.argv.slice(2)));
