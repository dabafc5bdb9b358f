declare module 'virtual:changelog' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would have to be global
  const changelog: import('./changelog.ts').Changelog;
  export default changelog;
}
