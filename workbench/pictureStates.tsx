import type { Decorator } from '@storybook/react-vite';
import { useCallback, useState, type ReactNode } from 'react';
import type { PictureSource } from '#components/Picture';

const transparent = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const invalid = 'data:image/webp;base64,broken';

const withUrl = (source: PictureSource, url: string): PictureSource => ({
  ...source,
  avif: `${url} 1w`,
  webp: `${url} 1w`,
  src: url,
});

/** A transparent picture, for stories with loading pictures; together with `withholdPictures`. */
export const withheld = (source: PictureSource) => withUrl(source, transparent);

/** A picture that fails to load. */
export const broken = (source: PictureSource) => withUrl(source, invalid);

/** Spies would end when another story of a docs page plays. A pane is a document of its own, with its own classes. */
function withholdIn({ HTMLImageElement: { prototype } }: Window & typeof globalThis) {
  const { complete, decode } = Object.getOwnPropertyDescriptors(prototype);
  Object.defineProperties(prototype, {
    complete: {
      configurable: true,
      get(this: HTMLImageElement) {
        return this.currentSrc !== transparent && complete.get?.call(this);
      },
    },
    decode: {
      configurable: true,
      value(this: HTMLImageElement) {
        return this.currentSrc === transparent ? new Promise(() => undefined) : decode.value?.call(this);
      },
    },
  });
  return () => void Object.defineProperties(prototype, { complete, decode });
}

function Withheld({ children }: { children: ReactNode }) {
  const [isPrepared, setPrepared] = useState(false);
  const prepare = useCallback((element: HTMLElement | null) => {
    setPrepared(true);
    return element ? withholdIn(element.ownerDocument.defaultView!) : undefined;
  }, []);
  return (
    <div ref={prepare} style={{ display: 'contents' }}>
      {isPrepared && children}
    </div>
  );
}

/** Keeps the withheld pictures of a story loading: none is ever complete or decoded. */
export const withholdPictures: Decorator = (Story, { args }) => (
  <Withheld>
    {/* It is rendered late: Storybook has the args that another pane has passed on last. */}
    <Story args={args} />
  </Withheld>
);
