import { createElement, use, type ComponentType } from 'react';
import { useServerPage } from '../components/useServerPage';

/** A part of the page whose script is loaded by `load`, and not before. */
export type OnDemand<Props extends object> = ComponentType<Props> & {
  /** Whether it could be loaded; a part that could not is tried again the next time. Never fails. */
  load: () => Promise<boolean>;
};

/**
 * A part of the page that stands as the server sent it until it is loaded. Unlike `lazy` it does not ask for its script by
 * being shown, so a part that the visitor only reads costs none; once loaded it is there at once.
 * It needs a `Suspense` around it, and throws into the next error boundary where it is shown anew and cannot be loaded.
 */
export function onDemand<Props extends object>(request: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<boolean> | undefined;
  let failure: unknown;
  let arrive: (component: ComponentType<Props>) => void;
  const arrival = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });

  const load = () =>
    (loading ??= request().then(
      (component) => {
        loaded = component;
        arrive(component);
        return true;
      },
      (error: unknown) => {
        loading = undefined;
        failure = error;
        return false;
      },
    ));

  function Part(props: Props) {
    const isServerPage = useServerPage();
    if (!loaded && !isServerPage) {
      if (failure !== undefined) throw failure;
      // It does not stand as it was sent any more: something else has changed the page, and React has given up on it.
      void load();
    }
    return createElement(loaded ?? use(arrival), props);
  }
  return Object.assign(Part, { load });
}
