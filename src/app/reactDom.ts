/** Part of React's file (`build/prerender`): it is evaluated with it, in a task before that of the site. */
export { createRoot, hydrateRoot } from 'react-dom/client';
