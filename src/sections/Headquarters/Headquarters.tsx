import { MapPin } from 'lucide-react';
import styled from 'styled-components';
import { ButtonLink } from '#components/Button';
import { MapEmbed, mapPageUrl } from '#components/MapEmbed';
import { company } from '#content/company.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { boxSize } from '#theme/mixins.ts';
import { color, size, space, type } from '#theme/tokens.ts';
import { ExternalIcon, Lead, OpensInNewTab, Section, SectionTitle, Split } from '#sections/Section';

export interface HeadquartersProps {
  /** URL of the map's frame. */
  mapSrc: string;
  /** The year in which the company was founded. */
  foundedYear?: number | undefined;
}

const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.lg};
  min-inline-size: 0;
`;

const Office = styled.address`
  display: flex;
  gap: ${space.sm};
  max-inline-size: 100%;
  font-style: normal;

  svg {
    flex: none;
    ${boxSize(size.icon)}
    margin-block-start: calc((1lh - ${size.icon}) / 2);
    color: ${color.accent};
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: ${type.weight.medium};
  }

  span {
    text-wrap: balance;
  }
`;

/** The postal address of the headquarters, and the office on a map. */
export function Headquarters({ mapSrc, foundedYear }: HeadquartersProps) {
  const { t } = useLanguage();
  const newTab = { href: mapPageUrl(company.coordinates), target: '_blank', rel: 'noopener noreferrer' };
  const linkText = (
    <>
      <span>
        <Message id="openMap" />
      </span>
      <OpensInNewTab />
      <ExternalIcon aria-hidden="true" size="1em" />
    </>
  );
  const address = (
    <>
      <span>
        <bdi lang="en">{company.postalAddress}</bdi>
      </span>
      <span>
        <bdi lang="en">{company.city}</bdi>
      </span>
    </>
  );
  return (
    <Section>
      <Split>
        <Copy>
          <SectionTitle>
            <Message id="locationTitle" />
          </SectionTitle>
          <Lead>
            <Message id="locationText" />
          </Lead>
          {foundedYear && (
            <Lead>
              <Message id="foundedIn" values={{ year: `${foundedYear}` }} />
            </Lead>
          )}
          <Office>
            <MapPin aria-hidden="true" />
            <div>
              <strong>
                <Message id="headquarters" />
              </strong>
              {address}
            </div>
          </Office>
          <ButtonLink variant="quiet" {...newTab}>
            {linkText}
          </ButtonLink>
        </Copy>
        <MapEmbed
          src={mapSrc}
          title={t('mapTitle', { company: company.name })}
          fallback={
            <>
              <p>
                <Message id="mapUnavailable" />
              </p>
              {address}
              <a {...newTab}>{linkText}</a>
            </>
          }
        />
      </Split>
    </Section>
  );
}
