import styled, { css } from 'styled-components';
import { icons, marks } from './icons';
import { Name, Quiet, TokenTable } from './TokenTable';

const Drawn = styled.svg(
  ({ theme: { size } }) => css`
    display: block;
    inline-size: calc(1.4 * ${size.icon});
    block-size: calc(1.4 * ${size.icon});
    fill: currentColor;
  `,
);

const Direction = styled.span<{ $mirrors: boolean }>(
  ({ theme: { size }, $mirrors }) => css`
    display: grid;
    inline-size: fit-content;

    svg {
      display: block;
      inline-size: calc(1.4 * ${size.icon});
      block-size: calc(1.4 * ${size.icon});

      &:dir(rtl) {
        scale: ${$mirrors ? '-1 1' : 'none'};
      }
    }
  `,
);

/** The icons of the product from lucide-react, in both directions. */
export function IconTable() {
  return (
    <TokenTable
      caption="Icons of the product"
      columns={['Name', 'Left to right', 'Right to left', 'Mirrored', 'Meaning']}
      widths={[22, 14, 14, 12, 38]}
      rows={Object.entries(icons).map(([name, { icon: Icon, meaning, mirrors = false }]) => ({
        key: name,
        cells: [
          <Name key="name">{name}</Name>,
          <Direction key="ltr" dir="ltr" $mirrors={mirrors}>
            <Icon aria-hidden="true" />
          </Direction>,
          <Direction key="rtl" dir="rtl" $mirrors={mirrors}>
            <Icon aria-hidden="true" />
          </Direction>,
          mirrors ? <strong key="mirrors">yes</strong> : <Quiet key="mirrors">no</Quiet>,
          meaning,
        ],
      }))}
    />
  );
}

/** The marks of other companies from simple-icons. */
export function MarkTable() {
  return (
    <TokenTable
      caption="Marks of other companies"
      columns={['Name', 'Mark', 'Company', 'Mirrored']}
      widths={[22, 14, 26, 38]}
      rows={Object.entries(marks).map(([name, { path, title }]) => ({
        key: name,
        cells: [
          <Name key="name">{name}</Name>,
          <Drawn key="mark" viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
          </Drawn>,
          title,
          <Quiet key="mirrors">no: a mark belongs to its company</Quiet>,
        ],
      }))}
    />
  );
}
