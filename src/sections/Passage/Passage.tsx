import styled, { css, keyframes } from 'styled-components';
import type { PicturePoint, PictureSource } from '../../components/Picture/pictureSource';
import { mirrored as turned, pageColumn } from '../../theme/mixins';
import { overhang, share } from '../FeatureSection/FeatureSection';

interface End {
  image: PictureSource;
  /** Whether the picture turns around in a right-to-left layout. */
  mirrored: boolean;
}

interface PassageProps {
  /** The picture above. */
  from: End;
  /** The picture below. */
  to: End;
  /** Leads back to the side where reading starts. */
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

const Place = styled.div(
  ({ theme: { media } }) => css`
    display: none;

    ${media.desktop} {
      ${pageColumn}
      display: block;
      pointer-events: none;
    }

    ${media.print} {
      display: none;
    }
  `,
);

/** It takes no room: the line crosses the free ground between two sections. */
const Track = styled.div`
  position: relative;
  block-size: 0;
  container-type: inline-size;
`;

/** How far a point of a picture is from where reading starts, as a share of the picture's width. */
const along = (name: string, { x }: PicturePoint, mirrored: boolean) => css`
  --${name}: ${x};

  &:dir(rtl) {
    --${name}: ${mirrored ? x : 1 - x};
  }
`;

interface LineProps {
  $from: End;
  $to: End;
  $back: boolean;
}

/** From the lowest point of one picture to the highest of the next, as FeatureSection lays them out. */
const Line = styled.svg<LineProps>(
  ({ theme: { color, space, size, media }, $from, $to, $back }) => css`
    ${along('leaves', $from.image.foot, $from.mirrored)}
    ${along('arrives', $to.image.top, $to.mirrored)}
    --column: calc((100cqi - ${space.part}) * ${share / (share + 1)});
    --picture: calc(var(--column) * ${1 + overhang});
    --at-start: calc(var(--column) * ${-overhang / 2});
    --at-end: calc(100cqi - var(--column) * ${1 + overhang / 2});
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
      stroke: ${color.line};
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

/** The way that the goods take from one picture to the next; it is travelled as the page is read. Decoration. */
export function Passage({ from, to, back = false }: PassageProps) {
  const way = back ? backward : onward;
  return (
    <Place aria-hidden="true">
      <Track>
        <Line $from={from} $to={to} $back={back} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={way} />
          <path d={way} />
        </Line>
      </Track>
    </Place>
  );
}
