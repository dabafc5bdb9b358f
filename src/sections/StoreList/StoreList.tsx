import styled from 'styled-components';
import type { Store } from '#content/company.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { boxSize, colorTransition } from '#theme/mixins.ts';
import { color, media, radius, size, space, type } from '#theme/tokens.ts';
import { ExternalIcon, OpensInNewTab } from '#sections/Section';

interface StoreListProps {
  /** Each with its name, its URL and what it sells. Without any, nothing is rendered. */
  stores: ReadonlyArray<Store>;
}

const List = styled.ul`
  display: grid;
  gap: ${space.xs} ${space.sm};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const StoreLink = styled.a`
  ${colorTransition}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: ${space.xxxs} ${space.xs};
  block-size: 100%;
  min-block-size: ${size.target};
  padding: ${space.sm} ${space.md};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.backgroundRaised};
  color: ${color.text};
  line-height: ${type.leading.control};
  text-decoration: none;

  strong {
    font-weight: ${type.weight.medium};
  }

  svg {
    ${boxSize(size.iconSmall)}
    color: ${color.accent};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
      background: ${color.surfaceHover};
    }
  }

  &:active {
    background: ${color.surfacePressed};
  }
`;

const Subject = styled.span`
  grid-column: 1 / -1;
  color: ${color.textMuted};
  font-size: ${type.size.sm};
`;

/** Links to the company's stores, each with what it sells. They open in a new tab. */
export function StoreList({ stores }: StoreListProps) {
  const { language, t } = useLanguage();
  if (stores.length === 0) return null;
  return (
    <List aria-label={t('storesLabel')}>
      {stores.map(({ name, url, subject }) => (
        <li key={url}>
          <StoreLink href={url} target="_blank" rel="noopener noreferrer">
            <strong>
              <bdi lang="en">{name}</bdi>
            </strong>
            <ExternalIcon />
            <Subject>{subject[language]}</Subject>
            <OpensInNewTab />
          </StoreLink>
        </li>
      ))}
    </List>
  );
}
