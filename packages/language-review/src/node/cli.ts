#!/usr/bin/env -S node --import system-tools/typescript
import { main } from './command.ts';

process.exitCode = await main(process.cwd(), process.argv.slice(2));
