import { useCallback, useState } from 'react';
import styled, { css } from 'styled-components';

interface AvatarProps {
  /** Full name; its initials stand in until the picture is there. */
  name: string;
  /** Address of the picture, if there is one. */
  src?: string | undefined;
}

const Disc = styled.span(
  ({ theme: { color, size, type, radius } }) => css`
    position: relative;
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: ${size.avatar};
    block-size: ${size.avatar};
    overflow: hidden;
    border: ${size.hairline} solid ${color.lineControl};
    border-radius: ${radius.round};
    background: ${color.surfaceHover};
    color: ${color.text};
    font-weight: ${type.weight.medium};
    line-height: 1;
  `,
);

const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

/** First letters of the first and the last word, whole graphemes: at most two. Arabic ones must not join into a word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const segmenter = new Intl.Segmenter();
  return ends.map((word = '') => [...segmenter.segment(word)][0]?.segment ?? '').join(/^\p{Script=Arabic}/u.test(name.trim()) ? '\u200c' : '');
}

/** A person's picture once it has loaded, their initials until then or where it is missing. Decorative: the name stands beside it. */
export function Avatar({ name, src }: AvatarProps) {
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const loaded = src !== undefined && loadedSrc === src;

  // A picture from the cache may be complete before anyone listens.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth > 0) setLoadedSrc(src);
    },
    [src],
  );

  return (
    <Disc aria-hidden="true">
      {!loaded && <span>{initialsOf(name)}</span>}
      {src && <Picture key={src} ref={check} src={src} alt="" hidden={!loaded} onLoad={() => setLoadedSrc(src)} />}
    </Disc>
  );
}
