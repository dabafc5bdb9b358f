import styled, { css } from 'styled-components';
import { size as length } from '../../theme/tokens';
import { PictureFile } from '../Picture/PictureFile';
import type { PictureSource } from '../Picture/pictureSource';
import { useImageState } from '../Picture/useImageState';

interface AvatarProps {
  /** Full name; its initials stand in until the picture is there. */
  name: string;
  /** Their picture, if there is one. */
  source?: PictureSource | undefined;
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

    &:has([data-loaded]) > span {
      display: none;
    }
  `,
);

const Picture = styled.picture`
  position: absolute;
  inset: 0;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** First letters of the first and the last word, whole graphemes: at most two. Arabic ones must not join into a word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const segmenter = new Intl.Segmenter();
  return ends
    .map((word = '') => [...segmenter.segment(word)][0]?.segment ?? '')
    .join(/^\p{Script=Arabic}/u.test(name.trim()) ? '\u200c' : '');
}

/** A person's picture once it has loaded, their initials until then or where it is missing. Decorative: the name stands beside it. */
export function Avatar({ name, source }: AvatarProps) {
  const [state, image] = useImageState(source?.src);
  return (
    <Disc aria-hidden="true">
      <span>{initialsOf(name)}</span>
      {source && state !== 'failed' && (
        <Picture key={source.src}>
          <PictureFile {...image} source={source} sizes={length.avatar} loading="lazy" alt="" />
        </Picture>
      )}
    </Disc>
  );
}
