export { catalogsOf, catalogStore, overrideMessages, messageInFile } from './catalogs/catalogStore.preview';
export { createPreview } from './panes/createPreview.preview';
