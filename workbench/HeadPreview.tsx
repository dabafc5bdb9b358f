import styled from 'styled-components';
import { company } from '#content/company.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { pageHead, socialPicture } from '#app/seo/pageHead.ts';
import { pageMessages } from '#app/routes/pageMessages.ts';
import { color, radius, size, space, type } from '#theme/tokens.ts';

/** About as many characters as a search engine shows before it cuts; the real measure is a width in px. */
const limits = { title: 60, description: 160 } as const;

const Sheet = styled.div`
  display: grid;
  gap: ${space.xl};
  max-inline-size: ${size.form};
  padding: ${space.lg};
`;

const Result = styled.div`
  display: grid;
  gap: ${space.xxs};

  cite {
    color: ${color.textMuted};
    font-size: ${type.size.xs};
    font-style: normal;
  }

  strong {
    color: ${color.focus};
    font-size: ${type.size.lg};
    font-weight: ${type.weight.medium};
    line-height: ${type.leading.control};
  }

  p {
    color: ${color.textMuted};
    font-size: ${type.size.sm};
  }

  /* What would be cut. */
  mark {
    background: none;
    color: ${color.danger};
    text-decoration: line-through;
  }
`;

const Card = styled.figure`
  overflow: hidden;
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};

  img {
    inline-size: 100%;
    block-size: auto;
  }

  figcaption {
    display: grid;
    gap: ${space.xxs};
    padding: ${space.md};
    font-size: ${type.size.sm};
  }

  figcaption span {
    color: ${color.textMuted};
  }
`;

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  color: ${color.textMuted};
  font-size: ${type.size.xs};

  div {
    display: flex;
    gap: ${space.xs};
  }
`;

/** A text as far as it is shown, and marked, what is cut. */
function Cut({ text, at }: { text: string; at: number }) {
  return (
    <>
      {text.slice(0, at)}
      {text.length > at && <mark>{text.slice(at)}</mark>}
    </>
  );
}

interface HeadPreviewProps {
  /** Path of the page, in English. */
  path: string;
}

/** What others show of a page: the result of a search, and the card of a shared link. */
export function HeadPreview({ path }: HeadPreviewProps) {
  const { t, language } = useLanguage();
  const { name, title, description = '', url = '' } = pageHead(pageMessages(path), { language, t });
  const { host } = new URL(company.siteUrl);
  return (
    <Sheet>
      <Result>
        <cite>
          <bdi dir="ltr">{url.replace('https://', '')}</bdi>
        </cite>
        <strong>
          {/* It consists of a message and the name of the company. */}
          <bdi>
            <Cut text={title} at={limits.title} />
          </bdi>
        </strong>
        <p>
          <Cut text={description} at={limits.description} />
        </p>
      </Result>
      <Card>
        <img src={socialPicture(language)} alt={t('heroTitle')} width={1200} height={630} />
        <figcaption>
          <span>
            <bdi dir="ltr">{host}</bdi>
          </span>
          <strong>{name}</strong>
          <span>{description}</span>
        </figcaption>
      </Card>
      <Counts lang="en" dir="ltr">
        {Object.entries({ title, description }).map(([what, text]) => (
          <div key={what}>
            <dt>
              {/* The name of an element is the same in every language. */}
              <bdi>{what}</bdi>
            </dt>
            <dd>{`${text.length} / ${limits[what as keyof typeof limits]}`}</dd>
          </div>
        ))}
      </Counts>
    </Sheet>
  );
}
