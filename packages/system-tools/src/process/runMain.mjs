/**
 * Runs the command of a TypeScript module, then exits with its code. Node 20 does not run TypeScript, so Vite loads the module.
 *
 * @param {string} file exports `main(root, args)`, which returns the exit code
 * @param {string} root
 */
export async function runMain(file, root) {
  // Loaded on demand: the other functions of this entry do without it.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(file, { root, configFile: false, logLevel: 'error' });
  const { main } = /** @type {{ main: (root: string, args: string[]) => Promise<number> }} */ (module);
  // What a command leaves behind, as a timer or a connection, must not keep the process.
  process.exit(await main(root, process.argv.slice(2)));
}
