// The declaration of a module pattern cannot have relative `import` statements.
// oxlint-disable typescript/consistent-type-imports
declare module '*?picture' {
  const source: import('./pictureSource').PictureSource;
  export default source;
}

declare module '*?portrait' {
  const source: import('./pictureSource').PictureSource;
  export default source;
}
