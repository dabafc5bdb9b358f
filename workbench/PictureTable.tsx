import styled, { css } from 'styled-components';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { translate } from '#i18n/lookup.ts';
import { Picture } from '#components/Picture';
import { pictures } from '#content/pictures/index.ts';
import type { SitePicture } from '#content/pictures/sitePicture.ts';
import { Name, Quiet, Stacked, TokenTable, Value } from './TokenTable';

const Shown = styled.div(
  ({ theme: { radius, size } }) => css`
    max-inline-size: ${size.tooltip};
    overflow: clip;
    border-radius: ${radius.sm};

    /* The global style is not applied in docs pages. */
    img {
      display: block;
    }
  `,
);

/** Every picture of the site: its name, scene, alternative text and mirroring. */
export function PictureTable() {
  return (
    <TokenTable
      caption="Pictures of the site"
      columns={['Name and scene', 'Picture', 'Alternative text', 'Mirrored']}
      widths={[22, 34, 32, 12]}
      rows={Object.entries<SitePicture>(pictures).map(([name, { image, imageAltId, scene, mirrored }]) => ({
        key: name,
        cells: [
          <Stacked key="name">
            <Name>{name}</Name>
            <Value>art/{scene}.py</Value>
          </Stacked>,
          <Shown key="picture">
            <Picture source={image} alt="" sizes="18rem" />
          </Shown>,
          imageAltId ? (
            <Stacked key="words">
              {translate(allCatalogs, 'en', imageAltId)}
              <Value>{imageAltId}</Value>
            </Stacked>
          ) : (
            <Quiet key="words">none: described by the text beside it</Quiet>
          ),
          mirrored ? <strong key="mirrors">yes</strong> : <Quiet key="mirrors">no</Quiet>,
        ],
      }))}
    />
  );
}
