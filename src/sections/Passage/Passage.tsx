import styled, { css, keyframes } from 'styled-components';
import type { PicturePoint, PictureSource } from '#components/Picture';
import { mirrored as turned, pageColumn } from '#theme/mixins.ts';
import { color, media, size, space } from '#theme/tokens.ts';
import { pictureOverhang, pictureShare } from '#sections/FeatureSection';

interface Endpoint {
  image: PictureSource;
  /** Whether it is mirrored in a right-to-left layout. */
  mirrored: boolean;
}

interface PassageProps {
  /** The picture above: `{ image, mirrored }`, as its section shows it. */
  from: Endpoint;
  /** The picture below, in the same shape. */
  to: Endpoint;
  /** Whether the line leads from the inline end to the inline start. */
  back?: boolean;
}

const travel = keyframes`
  from {
    clip-path: inset(0 0 100% 0);
  }

  to {
    clip-path: inset(0);
  }
`;

const Column = styled.div`
  display: none;

  ${media.desktop} {
    ${pageColumn}
    display: block;
    pointer-events: none;
  }

  ${media.print} {
    display: none;
  }
`;

/** Has no height: the line is drawn over the space between two sections. */
const Track = styled.div`
  position: relative;
  block-size: 0;
  container-type: inline-size;
`;

/** Sets a variable to the distance of a point from the inline start of its picture, in widths of the picture. */
const inlineOffset = (name: string, { x }: PicturePoint, mirrored: boolean) => css`
  --${name}: ${x};

  &:dir(rtl) {
    --${name}: ${mirrored ? x : 1 - x};
  }
`;

interface LineProps {
  $from: Endpoint;
  $to: Endpoint;
  $back: boolean;
}

/** The distance from the lowest point of one picture to the highest of the next, as FeatureSection lays them out. */
const Line = styled.svg<LineProps>(
  ({ $from, $to, $back }) => css`
    ${inlineOffset('leaves', $from.image.foot, $from.mirrored)}
    ${inlineOffset('arrives', $to.image.top, $to.mirrored)}
    --column: calc((100cqi - ${space.part}) * ${pictureShare / (pictureShare + 1)});
    --picture: calc(var(--column) * ${1 + pictureOverhang});
    --at-start: calc(var(--column) * ${-pictureOverhang / 2});
    --at-end: calc(100cqi - var(--column) * ${1 + pictureOverhang / 2});
    --above: calc(var(${$back ? '--at-end' : '--at-start'}) + var(--leaves) * var(--picture));
    --below: calc(var(${$back ? '--at-start' : '--at-end'}) + var(--arrives) * var(--picture));
    --rise: calc(
      ${space.part} + var(--picture) * ${((1 - $from.image.foot.y) * $from.image.height) / $from.image.width} -
        ${space.sm}
    );
    --fall: calc(
      ${space.part} + var(--picture) * ${($to.image.top.y * $to.image.height) / $to.image.width} - ${space.sm}
    );
    position: absolute;
    inset-block-start: calc(-1 * var(--rise));
    inset-inline-start: var(${$back ? '--below' : '--above'});
    inline-size: calc(${$back ? 'var(--above) - var(--below)' : 'var(--below) - var(--above)'});
    block-size: calc(var(--rise) + var(--fall));
    max-inline-size: none;
    overflow: visible;
    ${turned}

    path {
      fill: none;
      stroke: ${color.border};
      stroke-width: ${size.stroke};
      stroke-linecap: round;
      stroke-dasharray: 1 9;
      vector-effect: non-scaling-stroke;
    }

    path + path {
      stroke: ${color.accent};
    }

    ${media.motion} {
      @supports (animation-timeline: view()) {
        path + path {
          animation: ${travel} linear both;
          animation-timeline: view();
          animation-range: cover 35% cover 60%;
        }
      }
    }
  `,
);

const onward = 'M0 0C0 75 100 25 100 100';
const backward = 'M100 0C100 75 0 25 0 100';

/** A decorative dotted line from one picture to the next, like a trade route; drawn as the page is scrolled. Desktops only. */
export function Passage({ from, to, back = false }: PassageProps) {
  const path = back ? backward : onward;
  return (
    <Column aria-hidden="true">
      <Track>
        <Line $from={from} $to={to} $back={back} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={path} />
          <path d={path} />
        </Line>
      </Track>
    </Column>
  );
}
