import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { company } from '#content/company.ts';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { color, space } from '#theme/tokens.ts';
import { Logo } from './Logo';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xl};
`;

const LightBackground = styled(Row)`
  padding: ${space.xl};
  background: ${color.text};
  color: ${color.background};
`;

const meta = { component: Logo, args: { name: company.name } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The logo of header and footer: the mark is the first letter, and the name is left-to-right in every language. */
export const MarkAndWordmark: Story = {};

/** The mark alone, where there is no room for the name: on phones and app icons. */
export const MarkAlone: Story = { args: { form: 'mark' } };

/** Stamps, engravings and one-color print: the gap under the container keeps the W without a second color. */
export const OneColor: Story = { args: { variant: 'monochrome' } };

/** On the light background of paper and of other websites: dark walls and a deeper accent. */
export const OnLightGround: Story = {
  render: ({ name }) => (
    <LightBackground>
      <Logo name={name} variant="onLight" />
      <Logo name={name} variant="monochrome" />
    </LightBackground>
  ),
};

/** From a browser tab to a poster: every edge lies on the pixels at 16 px and its multiples, and 24 px stays legible. */
export const Sizes: Story = {
  render: ({ name }) => (
    <Row>
      {(
        [
          ['mark', [16, 24, 32, 64, 128]],
          // A longer name has to fit as well.
          ['full', [16, 24, 32]],
        ] as const
      ).map(([form, sizes]) => (
        <Row key={form}>
          {sizes.map((size) => (
            <Logo key={size} name={name} form={form} size={size} />
          ))}
        </Row>
      ))}
    </Row>
  ),
};

/** A name other than that of the wordmark is set in type. */
export const AnotherName: Story = { args: { name: company.legalName } };

/** Every state, and the same in a language of the other direction. */
export const States: Story = statesSheet<Story['args']>({
  'Mark and wordmark': {},
  'Mark alone': { args: { form: 'mark' } },
  'One color': { args: { variant: 'monochrome' } },
  Small: { args: { size: 16 } },
  Large: { args: { form: 'mark', size: 64 } },
  'Another name': { args: { name: company.legalName } },
});
