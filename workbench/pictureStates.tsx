import type { Decorator } from '@storybook/react-vite';
import { useCallback, useState, type ReactNode } from 'react';
import { spyOn } from 'storybook/test';
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

/** A pane is another document, with its own classes. */
function withholdIn(element: HTMLElement | null) {
  const view = element?.ownerDocument.defaultView;
  if (!view) return;
  const { prototype } = view.HTMLImageElement;
  spyOn(prototype, 'complete', 'get').mockReturnValue(false);
  spyOn(prototype, 'decode').mockReturnValue(new Promise(() => undefined));
}

function Withheld({ children }: { children: ReactNode }) {
  const [isPrepared, setPrepared] = useState(false);
  const prepare = useCallback((element: HTMLElement | null) => {
    withholdIn(element);
    setPrepared(true);
  }, []);
  return (
    <div ref={prepare} style={{ display: 'contents' }}>
      {isPrepared && children}
    </div>
  );
}

/** Keeps all pictures of a story loading: none is ever complete or decoded. */
export const withholdPictures: Decorator = (Story) => (
  <Withheld>
    <Story />
  </Withheld>
);
