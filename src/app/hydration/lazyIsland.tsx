import { createElement, use, type ComponentType } from 'react';
import { useServerPage } from '#src/components/useServerPage.ts';

/** A component whose script is downloaded by `load`. */
export type LazyIsland<Props extends object> = ComponentType<Props> & {
  /** Resolves to whether the script could be loaded, and never rejects. After a failure the next call tries again. */
  load: () => Promise<boolean>;
  isLoaded: () => boolean;
};

/** The states of the script of an island; `load` leads from the first and the last one to the second. */
type ScriptState<Component> =
  | { name: 'not requested' }
  | { name: 'loading'; isLoaded: Promise<boolean> }
  | { name: 'loaded'; component: Component }
  | { name: 'failed'; error: unknown };

/**
 * Creates an island that keeps the server's markup until its script is loaded. Unlike `React.lazy`, hydrating it does
 * not request the script, so visitors who only read never download it. Needs a `Suspense`; on the client it throws
 * where it cannot be loaded.
 */
export function lazyIsland<Props extends object>(request: () => Promise<ComponentType<Props>>): LazyIsland<Props> {
  let state: ScriptState<ComponentType<Props>> = { name: 'not requested' };
  let resolve: (component: ComponentType<Props>) => void;
  const loaded = new Promise<ComponentType<Props>>((resolveComponent) => {
    resolve = resolveComponent;
  });

  const start = () =>
    request().then(
      (component) => {
        state = { name: 'loaded', component };
        resolve(component);
        return true;
      },
      (error: unknown) => {
        state = { name: 'failed', error };
        return false;
      },
    );

  const load = async () => {
    if (state.name === 'loaded') return true;
    if (state.name !== 'loading') state = { name: 'loading', isLoaded: start() };
    return state.isLoaded;
  };

  function Island(props: Props) {
    const isServerPage = useServerPage();
    if (!isServerPage) {
      if (state.name === 'failed') throw state.error;
      // React has given up on hydrating the server's markup.
      if (state.name === 'not requested') void load();
    }
    return createElement(state.name === 'loaded' ? state.component : use(loaded), props);
  }
  return Object.assign(Island, { load, isLoaded: () => state.name === 'loaded' });
}
