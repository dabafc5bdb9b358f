import type { ReactNode } from 'react';
import styled from 'styled-components';
import { company } from '#content/company.ts';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { languages, type Language } from '#i18n/languages.ts';
import { translate, type MessageKey } from '#i18n/lookup.ts';
import { color, size, space, type } from '#theme/tokens.ts';
import { typeSettings } from '#theme/typeSettings.ts';
import { CopyValue } from './CopyValue';
import { describeLength } from './length';
import { InLanguage, Sheet } from './Sheet';
import { tokenNotes } from './tokenNotes';
import { Fitted, Name, nameAndValue, namesOf, Quiet, TokenHead, TokenTable, Value } from './TokenTable';

const Glyphs = styled.div`
  display: grid;
  gap: ${space.sm};
  font-size: ${type.size.xl};
  line-height: ${type.leading.heading};
  overflow-wrap: anywhere;
`;

/** The font family and its glyphs. */
export function TypeFamily() {
  return (
    <Sheet>
      <TokenHead>
        <Name>family</Name>
        <CopyValue value={type.family} />
      </TokenHead>
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

type SizeName = keyof typeof type.size;

interface SizeSample {
  /** A message that the product shows at this size, or a numeric code, which is not translated. */
  sample: MessageKey | { code: string };
  /** `regular` by default. */
  weight?: keyof typeof type.weight;
  /** That of body text by default. */
  leading?: string;
  tracking?: keyof typeof type.tracking;
}

const { leading } = type;

const heading = { weight: 'bold', leading: leading.heading, tracking: 'heading' } as const;

const sizeSamples: Readonly<Record<SizeName, SizeSample>> = {
  xs: { sample: 'copyright' },
  sm: { sample: 'emailInvalid' },
  md: { sample: 'notFoundText' },
  reading: { sample: 'termsSummary', leading: leading.reading },
  lg: { sample: 'contactSubtitle' },
  xl: { sample: 'termsPricingTitle', ...heading },
  xxl: { sample: 'welcomeTitle', ...heading },
  quote: { sample: 'testimonialQuote', leading: leading.quote },
  display: { sample: 'heroTitle', weight: 'bold', leading: leading.display, tracking: 'display' },
  giant: { sample: { code: '404' }, weight: 'bold', leading: '1', tracking: 'display' },
};

const values = { company: company.name, year: String(company.copyrightYear) };

const Sizes = styled.div`
  display: grid;
  gap: ${space.xl};

  section + section {
    padding-block-start: ${space.xl};
    border-block-start: ${size.hairline} solid ${color.border};
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space.sm};
`;

const scaleOf = (name: SizeName) => (name === 'display' || name === 'reading' ? type.scale[name] : 1);

const Line = styled.p<{ $size: SizeName; $note: SizeSample }>`
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
          const note = sizeSamples[name];
          const { sample } = note;
          return (
            <section key={name} aria-label={name}>
              <TokenHead>
                <Name>{name}</Name>
                <span>{describeLength(type.size[name])}</span>
                <Quiet>{tokenNotes.typeSize[name]}</Quiet>
                <CopyValue value={type.size[name]} />
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

const Weighted = styled.span<{ $weight: keyof typeof type.weight }>`
  display: block;
  font-size: ${type.size.md};
  font-weight: ${({ $weight }) => type.weight[$weight]};
  line-height: 1.6;
`;

const inEachLanguage = (cell: (code: Language) => ReactNode) =>
  Object.fromEntries(languages.map(({ code, name }) => [name, cell(code)]));

/** The weights, each in every language. */
export function TypeWeights() {
  return (
    <TokenTable
      caption="Weights"
      widths={[12, 22, ...languages.map(() => 66 / languages.length)]}
      rows={namesOf(type.weight).map((name) => ({
        Weight: nameAndValue(name, type.weight[name]),
        'What it is for': tokenNotes.typeWeight[name],
        ...inEachLanguage((code) => (
          <Fitted>
            <InLanguage language={code}>
              <Weighted $weight={name}>{translate(allCatalogs, code, 'contactUs')}</Weighted>
            </InLanguage>
          </Fitted>
        )),
      }))}
    />
  );
}

const settings = (['leading', 'tracking'] as const).flatMap((group) =>
  Object.entries(type[group]).map(([name, value]) => ({
    name: `${group}.${name}`,
    property: value.replace(/^var\(|\)$/g, ''),
  })),
);

/** Leading and tracking as the global style sets them for each language. */
export function TypeSettings() {
  return (
    <TokenTable
      caption="Leading and tracking in each language"
      widths={[25, 23, ...languages.map(() => 52 / languages.length)]}
      rows={settings.map(({ name, property }) => ({
        Token: <Name>{name}</Name>,
        'Custom property': <Value>{property}</Value>,
        ...inEachLanguage((code) => typeSettings(code)[property]),
      }))}
    />
  );
}

const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24em), 1fr));
  gap: ${space.xxl} ${space.xl};
`;

const Sample = styled.div`
  display: grid;
  gap: ${space.md};

  h3 {
    font-size: ${type.size.xxl};
    font-weight: ${type.weight.bold};
    line-height: ${type.leading.heading};
    letter-spacing: ${type.tracking.heading};
    text-wrap: balance;
  }

  p {
    color: ${color.textMuted};
    font-size: ${type.size.md};
    line-height: ${type.leading.body};
  }
`;

/** A heading and its text in every language, as on a page. */
export function TypeTogether() {
  return (
    <Sheet>
      <Samples>
        {languages.map(({ code }) => (
          <InLanguage key={code} language={code}>
            <Sample>
              <h3>{translate(allCatalogs, code, 'qualityTitle')}</h3>
              <p>{translate(allCatalogs, code, 'qualityContent')}</p>
            </Sample>
          </InLanguage>
        ))}
      </Samples>
    </Sheet>
  );
}
