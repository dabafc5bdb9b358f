export { catalogsOf, catalogStore, overrideMessages, messageInFile } from './catalogStore';
export { createPreview } from './createPreview';
