import { createElement, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Location } from 'react-router-dom';
import { raise } from '../components/Toaster/notices';
import { localizedPath, parseAddress } from '../i18n/address';
import { isLanguage, type Language } from '../i18n/languages';
import { Message } from '../i18n/Message';
import type { PageName } from '../pages';
import { ThemeRoot } from '../theme/ThemeRoot';
import { loadWhole } from './connection';
import { keepFields, readDraft, restoreFields } from './delivery/draft';
import { awaken, isAwake } from './early';
import { createPageLoader, type PageData } from './pageLoader';
import { pageAt } from './pageTexts';
import { Footer, screens, waits } from './parts';
import { plainAddress } from './plainAddress';
import { followLinks, whenPictureFails, whenReached } from './reach';
import { isRewritten } from './rewritten';
import { Site } from './Site';
import { forgetReload, reloadOnce } from './reloadOnce';
import { createHistory, SiteRouter } from './SiteRouter';

function required(element: Element | null, name: string): Element {
  if (!element) throw new Error(`The page has no ${name}`);
  return element;
}

/** Takes over the page that the server sent. What the visitor has not reached for stays as it is. */
async function start(root: Element, data: PageData) {
  const page = pageAt(parseAddress(window.location.pathname).path);
  const { first } = data;
  const loader = createPageLoader(data);
  const history = createHistory();
  const loadNext = async (name: PageName, to: Language, stays: boolean) => {
    try {
      const [texts] = await Promise.all([
        loader.prepare(name, to),
        awaken('footer', Footer.load),
        stays && awaken('main', screens[name].load),
      ]);
      if (texts.isStandIn || !(await screens[name].load())) throw new Error(`The page ${name} could not be loaded`);
      forgetReload();
      return true;
    } catch {
      // Something of it is gone, as after a deploy. What cannot be loaded by then is an error of the page.
      return reloadOnce();
    }
  };
  /** Loads what an address needs. What the server sent comes to life before anything in it changes. */
  const ready = (next: Location, shown: Location) => {
    const to = parseAddress(next.pathname);
    const from = parseAddress(shown.pathname);
    const name = pageAt(to.path);
    const stays = from.path === to.path;
    // The way back is short.
    if (!stays) void screens[pageAt(from.path)].load();
    const texts = loader.loaded(name, to.language);
    const isThere = texts && !texts.isStandIn && isAwake('footer') && (!stays || isAwake('main'));
    return isThere ? undefined : loadNext(name, to.language, stays);
  };
  // A page that the server sent brings its global style along.
  const globalStyle = import.meta.env.DEV ? createElement((await import('../theme/GlobalStyle')).GlobalStyle) : null;
  const site = (
    <StrictMode>
      <ThemeRoot globalStyle={globalStyle}>
        <SiteRouter history={history} ready={ready}>
          <Site loader={loader} first={first} />
        </SiteRouter>
      </ThemeRoot>
    </StrictMode>
  );
  if (!first) {
    // A development server sends an empty page.
    createRoot(root).render(site);
    return;
  }
  const header = required(root.querySelector('header'), 'header');
  const main = required(root.querySelector('main'), 'main');
  const footer = required(root.querySelector('footer'), 'footer');
  /** A footer that a translator has rewritten is made anew, and does not know any more which language was chosen in it. */
  const followChoice = () => {
    const chosen = footer.querySelector('select')?.value ?? language;
    if (!isRewritten(footer) || chosen === language || !isLanguage(chosen)) return;
    const address = localizedPath(path, chosen) + window.location.search + window.location.hash;
    void loadWhole(address, () => window.location.assign(address));
  };
  if (isRewritten(root)) {
    // Nothing of it can be taken over, so it is made anew, with what was typed: all at once, and only when all is there.
    if ((await Promise.all([screens[page].load(), Footer.load()])).includes(false)) return;
    keepFields(main);
    followChoice();
    createRoot(root).render(site);
    return;
  }
  const load = async () => {
    const isThere = await screens[page].load();
    // It cannot be taken over.
    if (isThere && isRewritten(main)) keepFields(main);
    // What is only read is as good without its script.
    if (isThere || !main.querySelector('form')) return isThere;
    await reloadOnce(() => keepFields(main));
    restoreFields(main);
    // Nor is it sent later, when nobody expects it any more.
    if (window.early?.form) {
      window.early.form = undefined;
      void raise('error', <Message id="messageNotSent" />);
    }
    return false;
  };
  if (!waits(page) || (page === 'contact' && readDraft())) void load();
  whenReached(main, load);
  whenPictureFails(main, () => void load());
  whenReached(footer, async () => {
    const isThere = await Footer.load();
    followChoice();
    return isThere;
  });
  // From the header another page is called up, which keeps the footer, or this one in another language.
  whenReached(header, Footer.load);
  whenReached(required(header.querySelector('button'), 'list of languages'), load);
  followLinks((address) => history.push(address));
  hydrateRoot(root, site);
}

const { pathname, search, hash } = window.location;
const data = JSON.parse(required(document.getElementById('page'), 'data').textContent) as PageData;
const plain = plainAddress(pathname);
const { language, path } = parseAddress(plain);
const isHere = !data.first || (data.first.page === pageAt(path) && data.first.language === language);
// A host that takes an address to the letter has sent another page.
if (!isHere && plain !== pathname) window.location.replace(plain + search + hash);
else {
  if (plain !== pathname) window.history.replaceState(window.history.state, '', plain + search + hash);
  void start(required(document.getElementById('root'), 'root'), data);
}
