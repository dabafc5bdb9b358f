export { StoreList } from './StoreList';
