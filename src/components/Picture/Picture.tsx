import { ImageOff } from 'lucide-react';
import { preload } from 'react-dom';
import { Frame, Panel } from './Picture.styles';
import { PictureFile } from './PictureFile';
import type { PictureSource } from './pictureSource';
import { useImageState } from './useImageState';

interface PictureProps {
  /** The picture in all its sizes and formats, from an import with `?picture`. */
  source: PictureSource;
  /** Alternative text; empty where the text beside the picture already says what it shows. */
  alt: string;
  /** Width of the picture in the layout, as the `sizes` attribute of an image; see `pictureSizes`. */
  sizes: string;
  /** Whether the picture is above the fold: it is then preloaded, while all others load lazily. */
  priority?: boolean;
  /** Whether it is mirrored in a right-to-left layout: for motion in reading direction, without letters, digits or a globe. */
  mirrored?: boolean;
  /** For `styled(Picture)`. */
  className?: string | undefined;
}

/**
 * A picture without layout shift: its space has the right proportions from the start, and a preview of a few pixels fills it
 * until the picture has loaded, without JavaScript. If the picture fails, its alternative text takes its place.
 *
 * The preview is a `data:` URL in the style sheet, because the content security policy forbids inline styles but allows it
 * (`img-src data:`).
 */
export function Picture({ source, alt, sizes, priority = false, mirrored = false, className }: PictureProps) {
  const [state, image] = useImageState(source.src);
  if (priority) {
    preload(source.src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: source.avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }

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
