declare module 'virtual:coverage-data' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would have to be global
  const coverage: import('./coverage.ts').Coverage;
  export default coverage;
}

declare module 'virtual:review-record' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would have to be global
  const record: import('./reviewRecord.ts').ReviewRecord;
  export default record;
}
