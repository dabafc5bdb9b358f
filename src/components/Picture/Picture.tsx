import { ImageOff } from 'lucide-react';
import { preload } from 'react-dom';
import { Frame, Panel } from './Picture.styles';
import { PictureFile } from './PictureFile';
import type { PictureSource } from './pictureSource';
import { useImageState } from './useImageState';

interface PictureProps {
  source: PictureSource;
  /** What the picture shows, in words; empty where the text beside it says it already. */
  alt: string;
  /** Width that the layout gives it, as the `sizes` of an image: CSS lengths, by media query. */
  sizes: string;
  /** Stands in the first view: asked for before anything else. All others wait until they come near the screen. */
  priority?: boolean;
  /** Turns around in a right-to-left layout. For pictures that move along the line of reading, without letters, digits or a globe. */
  mirrored?: boolean;
  className?: string | undefined;
}

/**
 * A picture that never moves the page. Its place has its proportions from the start; a preview of a few px fills it until
 * the picture is there, without a script. Where the picture fails, its words stand in its place.
 *
 * The preview is a `data:` address in the style sheet, because a policy that forbids styles in the markup allows it
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
        <ImageOff aria-hidden="true" />
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
