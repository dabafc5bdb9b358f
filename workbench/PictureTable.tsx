import styled from 'styled-components';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { translate } from '#i18n/lookup.ts';
import { Picture } from '#components/Picture';
import { pictures } from '#content/pictures/index.ts';
import type { SitePicture } from '#content/pictures/sitePicture.ts';
import { radius, size } from '#theme/tokens.ts';
import { DownloadLink } from './Download';
import { nameAndValue, Quiet, Stacked, TokenTable, Value } from './TokenTable';

const Shown = styled.div`
  max-inline-size: ${size.tooltip};
  overflow: clip;
  border-radius: ${radius.sm};

  /* The global style is not applied in docs pages. */
  img {
    display: block;
  }
`;

/** Every picture of the site: its name, scene, alternative text and mirroring. */
export function PictureTable() {
  return (
    <TokenTable
      caption="Pictures of the site"
      widths={[22, 34, 32, 12]}
      rows={Object.entries<SitePicture>(pictures).map(([name, { image, imageAltId, scene, mirrored }]) => ({
        'Name and scene': nameAndValue(name, `art/${scene}.py`),
        Picture: (
          <Stacked>
            <Shown>
              <Picture source={image} alt="" sizes="18rem" />
            </Shown>
            <DownloadLink href={image.src} download={`${name}.webp`}>
              Download {name}, {image.width} × {image.height} px
            </DownloadLink>
          </Stacked>
        ),
        'Alternative text': imageAltId ? (
          <Stacked>
            {translate(allCatalogs, 'en', imageAltId)}
            <Value>{imageAltId}</Value>
          </Stacked>
        ) : (
          <Quiet>none: described by the text beside it</Quiet>
        ),
        Mirrored: mirrored ? <strong>yes</strong> : <Quiet>no</Quiet>,
      }))}
    />
  );
}
