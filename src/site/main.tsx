import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { parseAddress } from '../i18n/address';
import { ThemeRoot } from '../theme/ThemeRoot';
import { isComplete, loadCatalogs } from './catalogs';
import { pageAt } from './pageTexts';
import { Site } from './Site';

const site = (
  <StrictMode>
    <ThemeRoot>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </ThemeRoot>
  </StrictMode>
);

/** Takes over the page that the server sent, once its texts are there. */
async function start(root: HTMLElement) {
  const { language } = parseAddress(window.location.pathname);
  const catalogs = await loadCatalogs(language);
  if (root.hasChildNodes() && isComplete(catalogs, language)) {
    hydrateRoot(root, site);
  } else {
    // A development server sends an empty page; and one whose language cannot be loaded is made anew, in English.
    root.replaceChildren();
    createRoot(root).render(site);
  }
}

const { pathname, search, hash } = window.location;
const lowered = pathname.toLowerCase();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
if (lowered !== pathname && pageAt(parseAddress(lowered).path)) {
  // A host tells capitals apart, so this is its 404 page; but it is clear what was meant.
  window.location.replace(lowered + search + hash);
} else {
  void start(root);
}
