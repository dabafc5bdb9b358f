#!/usr/bin/env -S node --import system-tools/typescript
import { main } from './command.server.ts';

process.exitCode = await main(process.cwd(), process.argv.slice(2));
