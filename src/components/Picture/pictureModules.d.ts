// An ambient module cannot import by a relative path.
// oxlint-disable typescript/consistent-type-imports
declare module '*?picture' {
  const source: import('../components/Picture/pictureSource').PictureSource;
  export default source;
}

declare module '*?portrait' {
  const source: import('../components/Picture/pictureSource').PictureSource;
  export default source;
}
