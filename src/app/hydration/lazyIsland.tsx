import { createElement, use, type ComponentType } from 'react';
import { useServerPage } from '#src/components/useServerPage.ts';

/** A component whose script is downloaded by `load`. */
export type LazyIsland<Props extends object> = ComponentType<Props> & {
  /** Resolves to whether the script could be loaded, and never rejects. After a failure the next call tries again. */
  load: () => Promise<boolean>;
  isLoaded: () => boolean;
};

/**
 * Creates an island that keeps the server's markup until its script is loaded. Unlike `React.lazy`, hydrating it does
 * not request the script, so visitors who only read never download it. Needs a `Suspense`; on the client it throws
 * where it cannot be loaded.
 */
export function lazyIsland<Props extends object>(request: () => Promise<ComponentType<Props>>): LazyIsland<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<boolean> | undefined;
  let failure: unknown;
  let resolve: (component: ComponentType<Props>) => void;
  const component = new Promise<ComponentType<Props>>((resolveComponent) => {
    resolve = resolveComponent;
  });

  const load = () =>
    (loading ??= request().then(
      (result) => {
        loaded = result;
        resolve(result);
        return true;
      },
      (error: unknown) => {
        loading = undefined;
        failure = error;
        return false;
      },
    ));

  function Island(props: Props) {
    const isServerPage = useServerPage();
    if (!loaded && !isServerPage) {
      if (failure !== undefined) throw failure;
      // React has given up on hydrating the server's markup.
      void load();
    }
    return createElement(loaded ?? use(component), props);
  }
  return Object.assign(Island, { load, isLoaded: () => loaded !== undefined });
}
