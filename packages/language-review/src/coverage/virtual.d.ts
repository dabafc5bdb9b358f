declare module 'virtual:coverage-data' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would have to be global
  const coverage: import('./coverage.ts').Coverage;
  export default coverage;
}
