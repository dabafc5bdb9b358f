import styled, { css } from 'styled-components';
import { company } from '#content/company.ts';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { languages } from '#i18n/languages.ts';
import { lookup, translate, type MessageKey } from '#i18n/lookup.ts';
import { type } from '#theme/tokens.ts';
import { typeSettings } from '#theme/typeSettings.ts';
import { describeLength } from './length';
import { InLanguage, Sheet } from './Sheet';
import { Fitted, Name, Quiet, Stacked, TokenTable, Value } from './TokenTable';

type SizeName = keyof typeof type.size;
type WeightName = keyof typeof type.weight;

interface SizeNote {
  purpose: string;
  /** A text that the product shows at this size; a code of digits is the same in all languages. */
  sample: MessageKey | { code: string };
  weight: WeightName;
  leading: string;
  tracking?: keyof typeof type.tracking;
}

const sizeNotes: Readonly<Record<SizeName, SizeNote>> = {
  xs: {
    purpose: 'Contact line of the header, foot of the page.',
    sample: 'copyright',
    weight: 'regular',
    leading: type.leading.body,
  },
  sm: {
    purpose: 'Buttons, labels, errors, menus, footer.',
    sample: 'emailInvalid',
    weight: 'regular',
    leading: type.leading.body,
  },
  md: { purpose: 'Body text.', sample: 'notFoundText', weight: 'regular', leading: type.leading.body },
  reading: {
    purpose: 'Texts of many paragraphs.',
    sample: 'termsSummary',
    weight: 'regular',
    leading: type.leading.reading,
  },
  lg: {
    purpose: 'Leads, questions, the logo.',
    sample: 'contactSubtitle',
    weight: 'regular',
    leading: type.leading.body,
  },
  xl: {
    purpose: 'Headings inside a text.',
    sample: 'termsPricingTitle',
    weight: 'bold',
    leading: type.leading.heading,
    tracking: 'heading',
  },
  xxl: {
    purpose: 'Heading of a section.',
    sample: 'welcomeTitle',
    weight: 'bold',
    leading: type.leading.heading,
    tracking: 'heading',
  },
  quote: {
    purpose: 'The words of a customer.',
    sample: 'testimonialQuote',
    weight: 'regular',
    leading: type.leading.quote,
  },
  display: {
    purpose: 'Heading of a page, once.',
    sample: 'heroTitle',
    weight: 'bold',
    leading: type.leading.display,
    tracking: 'display',
  },
  giant: {
    purpose: 'The code of a missing page, nothing else.',
    sample: { code: '404' },
    weight: 'bold',
    leading: '1',
    tracking: 'display',
  },
};

const values = { company: company.name, year: String(company.copyrightYear) };

const Sizes = styled.div(
  ({ theme: { color, space, size } }) => css`
    display: grid;
    gap: ${space.xl};

    section + section {
      padding-block-start: ${space.xl};
      border-block-start: ${size.hairline} solid ${color.border};
    }
  `,
);

const Head = styled.p(
  ({ theme: { space } }) => css`
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xxs} ${space.md};
    margin-block-end: ${space.md};
  `,
);

const Lines = styled.ul(
  ({ theme: { space } }) => css`
    display: grid;
    gap: ${space.sm};
  `,
);

const Line = styled.p<{ $size: SizeName; $note: SizeNote }>(
  ({
    theme: {
      type: { size, scale, weight, tracking },
    },
    $size,
    $note,
  }) => css`
    font-size: calc(${size[$size]} * ${$size === 'display' || $size === 'reading' ? scale[$size] : 1});
    font-weight: ${weight[$note.weight]};
    line-height: ${$note.leading};
    letter-spacing: ${$note.tracking ? tracking[$note.tracking] : 'normal'};
    overflow-wrap: anywhere;
  `,
);

/** Every size of type at its real size, with a text of the product in every language. */
export function TypeSizes() {
  return (
    <Sheet>
      <Sizes>
        {(Object.keys(type.size) as SizeName[]).map((name) => {
          const note = sizeNotes[name];
          const { sample } = note;
          return (
            <section key={name} aria-label={name}>
              <Head>
                <Name>{name}</Name>
                <span>{describeLength(type.size[name])}</span>
                <Quiet>{note.purpose}</Quiet>
                <Value>{type.size[name]}</Value>
              </Head>
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

const Glyphs = styled.div(
  ({
    theme: {
      space,
      type: { size, leading },
    },
  }) => css`
    display: grid;
    gap: ${space.sm};
    font-size: ${size.xl};
    line-height: ${leading.heading};
    overflow-wrap: anywhere;
  `,
);

/** The family, and what it is made of. */
export function TypeFamily() {
  return (
    <Sheet>
      <Head>
        <Name>family</Name>
        <Quiet>
          <code>{type.family}</code>
        </Quiet>
      </Head>
      <Glyphs>
        <p>ABCDEFGHIJKLMNOPQRSTUVWXYZ</p>
        <p>abcdefghijklmnopqrstuvwxyz</p>
        <p>ÁÉÍÑÓÚÜ áéíñóúü ¿¡ ÀÂÇÈÉÊËÎÏÔŒÙÛ àâçèéêëîïôœùû «»</p>
        <InLanguage language="ar">
          <p>ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي ء ة ى ، ؛ ؟</p>
        </InLanguage>
        <p>0123456789 @ + – — ’ “ ” … ©</p>
      </Glyphs>
    </Sheet>
  );
}

const weightNotes: Readonly<Record<WeightName, string>> = {
  regular: 'Body text. A little lighter than usual, because light text on dark looks heavier.',
  medium: 'Buttons, labels, names.',
  bold: 'Headings and the logo.',
};

const Weighted = styled.span<{ $weight: WeightName }>(
  ({
    theme: {
      type: { size, weight },
    },
    $weight,
  }) => css`
    display: block;
    font-size: ${size.md};
    font-weight: ${weight[$weight]};
    line-height: 1.6;
  `,
);

/** The weights, each in every language. */
export function TypeWeights() {
  return (
    <TokenTable
      caption="Weights"
      columns={['Weight', 'What it is for', ...languages.map(({ name }) => name)]}
      widths={[12, 22, ...languages.map(() => 66 / languages.length)]}
      rows={(Object.keys(type.weight) as WeightName[]).map((name) => ({
        key: name,
        cells: [
          <Stacked key="name">
            <Name>{name}</Name>
            <Value>{type.weight[name]}</Value>
          </Stacked>,
          weightNotes[name],
          ...languages.map(({ code }) => (
            <Fitted key={code}>
              <InLanguage language={code}>
                <Weighted $weight={name}>{translate(allCatalogs, code, 'contactUs')}</Weighted>
              </InLanguage>
            </Fitted>
          )),
        ],
      }))}
    />
  );
}

const settings = [
  ...Object.entries(type.leading).map(([name, value]) => ({ name: `leading.${name}`, variable: value })),
  ...Object.entries(type.tracking).map(([name, value]) => ({ name: `tracking.${name}`, variable: value })),
].map(({ name, variable }) => ({ name, property: variable.replace(/^var\(|\)$/g, '') }));

/** Leading and tracking as the global style sets them for each language. */
export function TypeSettings() {
  return (
    <TokenTable
      caption="Leading and tracking in each language"
      columns={['Token', 'Custom property', ...languages.map(({ name }) => name)]}
      widths={[22, 26, ...languages.map(() => 52 / languages.length)]}
      rows={settings.map(({ name, property }) => ({
        key: name,
        cells: [
          <Name key="name">{name}</Name>,
          <Value key="property">{property}</Value>,
          ...languages.map(({ code }) => <span key={code}>{typeSettings(code)[property]}</span>),
        ],
      }))}
    />
  );
}

const Pieces = styled.div(
  ({ theme: { space } }) => css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24em), 1fr));
    gap: ${space.xxl} ${space.xl};
  `,
);

const Piece = styled.div(
  ({
    theme: {
      color,
      space,
      type: { size, weight, leading, tracking },
    },
  }) => css`
    display: grid;
    gap: ${space.md};

    h3 {
      font-size: ${size.xxl};
      font-weight: ${weight.bold};
      line-height: ${leading.heading};
      letter-spacing: ${tracking.heading};
      text-wrap: balance;
    }

    p {
      color: ${color.textMuted};
      font-size: ${size.md};
      line-height: ${leading.body};
    }
  `,
);

/** A heading and its text in every language, as they stand together on a page. */
export function TypeTogether() {
  return (
    <Sheet>
      <Pieces>
        {languages.map(({ code }) => (
          <InLanguage key={code} language={code}>
            <Piece>
              <h3>{lookup(allCatalogs, code, 'qualityTitle').message}</h3>
              <p>{lookup(allCatalogs, code, 'qualityContent').message}</p>
            </Piece>
          </InLanguage>
        ))}
      </Pieces>
    </Sheet>
  );
}
