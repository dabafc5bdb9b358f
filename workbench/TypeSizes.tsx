import styled from 'styled-components';
import { company } from '#content/company.ts';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { languages } from '#i18n/languages.ts';
import { translate, type MessageKey } from '#i18n/lookup.ts';
import { color, size as sizes, space, type } from '#theme/tokens.ts';
import { describeLength } from './length';
import { InLanguage, Sheet } from './Sheet';
import { namesOf } from './tokenCells';
import { Name, Quiet, TokenHead, Value } from './TokenTable';

type SizeName = keyof typeof type.size;

interface SizeNote {
  purpose: string;
  /** A message that the product shows at this size, or a numeric code, which is not translated. */
  sample: MessageKey | { code: string };
  /** `regular` by default. */
  weight?: keyof typeof type.weight;
  /** That of body text by default. */
  leading?: string;
  tracking?: keyof typeof type.tracking;
}

const { leading } = type;

const sizeNotes: Readonly<Record<SizeName, SizeNote>> = {
  xs: { purpose: 'Contact line of the header, end of the footer.', sample: 'copyright' },
  sm: { purpose: 'Buttons, labels, errors, menus, footer.', sample: 'emailInvalid' },
  md: { purpose: 'Body text.', sample: 'notFoundText' },
  reading: { purpose: 'Long texts.', sample: 'termsSummary', leading: leading.reading },
  lg: { purpose: 'Leads, questions, the logo.', sample: 'contactSubtitle' },
  xl: {
    purpose: 'Headings within a text.',
    sample: 'termsPricingTitle',
    weight: 'bold',
    leading: leading.heading,
    tracking: 'heading',
  },
  xxl: {
    purpose: 'Heading of a section.',
    sample: 'welcomeTitle',
    weight: 'bold',
    leading: leading.heading,
    tracking: 'heading',
  },
  quote: { purpose: 'The quote of a customer.', sample: 'testimonialQuote', leading: leading.quote },
  display: {
    purpose: 'Heading of a page.',
    sample: 'heroTitle',
    weight: 'bold',
    leading: leading.display,
    tracking: 'display',
  },
  giant: {
    purpose: 'The status code of the not-found page.',
    sample: { code: '404' },
    weight: 'bold',
    leading: '1',
    tracking: 'display',
  },
};

const values = { company: company.name, year: String(company.copyrightYear) };

const Sizes = styled.div`
  display: grid;
  gap: ${space.xl};

  section + section {
    padding-block-start: ${space.xl};
    border-block-start: ${sizes.hairline} solid ${color.border};
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space.sm};
`;

const scaleOf = (name: SizeName) => (name === 'display' || name === 'reading' ? type.scale[name] : 1);

const Line = styled.p<{ $size: SizeName; $note: SizeNote }>`
  font-size: calc(${({ $size }) => `${type.size[$size]} * ${scaleOf($size)}`});
  font-weight: ${({ $note: { weight = 'regular' } }) => type.weight[weight]};
  line-height: ${({ $note }) => $note.leading ?? leading.body};
  letter-spacing: ${({ $note: { tracking } }) => (tracking ? type.tracking[tracking] : 'normal')};
  overflow-wrap: anywhere;
`;

/** Every font size at 100 %, with a message of the product in every language. */
export function TypeSizes() {
  return (
    <Sheet>
      <Sizes>
        {namesOf(type.size).map((name) => {
          const note = sizeNotes[name];
          const { sample } = note;
          return (
            <section key={name} aria-label={name}>
              <TokenHead>
                <Name>{name}</Name>
                <span>{describeLength(type.size[name])}</span>
                <Quiet>{note.purpose}</Quiet>
                <Value>{type.size[name]}</Value>
              </TokenHead>
              {typeof sample === 'object' ? (
                <Line $size={name} $note={note}>
                  {sample.code}
                </Line>
              ) : (
                <Lines>
                  {languages.map(({ code }) => (
                    <li key={code}>
                      <InLanguage language={code}>
                        <Line $size={name} $note={note}>
                          {translate(allCatalogs, code, sample, values)}
                        </Line>
                      </InLanguage>
                    </li>
                  ))}
                </Lines>
              )}
            </section>
          );
        })}
      </Sizes>
    </Sheet>
  );
}
