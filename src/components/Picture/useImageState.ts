import { useCallback, useState, type RefCallback, type SyntheticEvent } from 'react';

/** `loading` also says that no script has looked yet: what is shown then must be right for a picture that is there. */
export type ImageState = 'loading' | 'loaded' | 'failed';

interface ImageProps {
  /** Marks a picture that is there. The boot script of a prerendered page does so too, before anything else can. */
  'data-loaded': '' | undefined;
  ref: RefCallback<HTMLImageElement>;
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  onError: () => void;
}

/**
 * How far the picture of an `<img>` is, and what the element needs so that it can be known.
 * @param address tells one picture from the next; each starts anew
 */
export function useImageState(address: string | undefined): [ImageState, ImageProps] {
  const [seen, setSeen] = useState<{ address: string | undefined; state: ImageState }>();
  const see = useCallback((state: ImageState) => setSeen({ address, state }), [address]);

  // A picture may have come, from the cache or before the scripts, or have failed before anyone listens.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc) see(image.naturalWidth > 0 ? 'loaded' : 'failed');
    },
    [see],
  );
  const onLoad = useCallback(
    ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
      // What stands in for the picture goes when the picture can be painted, not a moment before.
      void currentTarget
        .decode()
        .catch(() => undefined)
        .then(() => see('loaded'));
    },
    [see],
  );
  const onError = useCallback(() => see('failed'), [see]);

  const state = seen?.address === address && seen ? seen.state : 'loading';
  return [state, { 'data-loaded': state === 'loaded' ? '' : undefined, ref, onLoad, onError }];
}
