import { ImageOff } from 'lucide-react';
import { Frame, Panel } from './Picture.styles';
import { PictureFile } from './PictureFile';
import type { PictureSource } from './pictureSource';
import { useImageState } from './useImageState';

interface PictureProps {
  /** The files of the picture, their size and preview, from an import with `?picture`. */
  source: PictureSource;
  /** Alternative text; empty where the text beside the picture says what it shows. */
  alt: string;
  /** Width in the layout, as the `sizes` of an image; see `pictureSizes`. */
  sizes: string;
  /** Whether it is above the fold: then it loads first; others load lazily. */
  priority?: boolean;
  /** Whether it is mirrored in a right-to-left layout: for motion in reading direction, without letters, digits or a globe. */
  mirrored?: boolean;
  /** For `styled(Picture)`. */
  className?: string | undefined;
}

/**
 * A picture without layout shift: a preview of a few pixels has its proportions until it has loaded, without
 * JavaScript. If it fails, its alternative text takes its place.
 *
 * The preview is a `data:` URL in the style sheet, because the content security policy forbids inline styles but allows
 * it (`img-src data:`).
 */
export function Picture({ source, alt, sizes, priority = false, mirrored = false, className }: PictureProps) {
  const [state, image] = useImageState(source.src);

  if (state === 'failed') {
    return (
      <Panel
        className={className}
        $source={source}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <ImageOff />
        {alt && <span>{alt}</span>}
      </Panel>
    );
  }
  return (
    <Frame key={source.src} className={className} $source={source} $mirrored={mirrored}>
      <PictureFile
        {...image}
        source={source}
        sizes={sizes}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </Frame>
  );
}
