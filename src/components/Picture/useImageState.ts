import { useCallback, useState, type RefCallback, type SyntheticEvent } from 'react';

/** `loading` includes the time before hydration, when the picture may have loaded already. */
export type ImageState = 'loading' | 'loaded' | 'failed';

interface ImageProps {
  /** Set once the picture has loaded. The bootstrap script sets it as well, before hydration. */
  'data-loaded': '' | undefined;
  ref: RefCallback<HTMLImageElement>;
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  onError: () => void;
}

/**
 * The loading state of an `img`, and the props that it needs.
 * @param src identifies the picture; a new one starts as `loading`
 */
export function useImageState(src: string | undefined): [ImageState, ImageProps] {
  const [latest, setLatest] = useState<{ src: string | undefined; state: ImageState }>();
  const update = useCallback((state: ImageState) => setLatest({ src, state }), [src]);

  // It may have loaded or failed before React could listen: from the cache, or before hydration.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc) update(image.naturalWidth > 0 ? 'loaded' : 'failed');
    },
    [update],
  );
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    // The placeholder is removed when the picture can be painted, not before.
    void currentTarget
      .decode()
      .catch(() => undefined)
      .then(() => update('loaded'));
  };
  const onError = () => update('failed');

  const state = latest?.src === src && latest ? latest.state : 'loading';
  return [state, { 'data-loaded': state === 'loaded' ? '' : undefined, ref, onLoad, onError }];
}
