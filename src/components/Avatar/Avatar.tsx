import styled from 'styled-components';
import { boxSize } from '#theme/mixins.ts';
import { color, radius, size, size as length, type } from '#theme/tokens.ts';
import { graphemes } from '#i18n/graphemes.ts';
import { PictureFile, type PictureSource, useImageState } from '#components/Picture';

interface AvatarProps {
  /** Full name. */
  name: string;
  /** The person's picture, from an import with `?picture`. Without it, the initials are shown. */
  source?: PictureSource | undefined;
}

const Disc = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  ${boxSize(size.avatar)}
  overflow: hidden;
  border: ${size.hairline} solid ${color.borderControl};
  border-radius: ${radius.round};
  background: ${color.surfaceHover};
  color: ${color.text};
  font-weight: ${type.weight.medium};
  line-height: 1;

  &:has([data-loaded]) > span {
    display: none;
  }
`;

const Picture = styled.picture`
  position: absolute;
  inset: 0;

  img {
    ${boxSize('100%')}
    object-fit: cover;
  }
`;

/** The first grapheme of the first and of the last word. Between Arabic letters a zero-width non-joiner keeps them from joining into a word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const outerWords = words.length > 1 ? [words[0], words.at(-1)] : words;
  return outerWords
    .map((word = '') => graphemes(word).next().value ?? '')
    .join(/^\p{Script=Arabic}/u.test(name.trim()) ? '\u200c' : '');
}

/**
 * A person's picture, or their initials until it has loaded and where it is missing or fails. Decorative, because the name
 * is shown beside it.
 */
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
