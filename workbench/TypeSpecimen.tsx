import styled from 'styled-components';
import { allCatalogs } from '#i18n/allCatalogs.ts';
import { languages } from '#i18n/languages.ts';
import { lookup, translate } from '#i18n/lookup.ts';
import { color, space, type } from '#theme/tokens.ts';
import { typeSettings } from '#theme/typeSettings.ts';
import { InLanguage, Sheet } from './Sheet';
import { nameAndValue, namesOf } from './tokenCells';
import { Fitted, Name, Quiet, TokenHead, TokenTable, Value } from './TokenTable';

type WeightName = keyof typeof type.weight;

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
        <Quiet>
          <code>{type.family}</code>
        </Quiet>
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

const weightNotes: Readonly<Record<WeightName, string>> = {
  regular: 'Body text. A little lighter than usual, because light text on dark looks heavier.',
  medium: 'Buttons, labels, names.',
  bold: 'Headings and the logo.',
};

const Weighted = styled.span<{ $weight: WeightName }>`
  display: block;
  font-size: ${type.size.md};
  font-weight: ${({ $weight }) => type.weight[$weight]};
  line-height: 1.6;
`;

/** The weights, each in every language. */
export function TypeWeights() {
  return (
    <TokenTable
      caption="Weights"
      columns={['Weight', 'What it is for', ...languages.map(({ name }) => name)]}
      widths={[12, 22, ...languages.map(() => 66 / languages.length)]}
      rows={namesOf(type.weight).map((name) => ({
        key: name,
        cells: [
          nameAndValue(name, type.weight[name]),
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
              <h3>{lookup(allCatalogs, code, 'qualityTitle').message}</h3>
              <p>{lookup(allCatalogs, code, 'qualityContent').message}</p>
            </Sample>
          </InLanguage>
        ))}
      </Samples>
    </Sheet>
  );
}
