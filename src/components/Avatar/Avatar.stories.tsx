import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import portrait from '../../assets/customer.svg';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Avatar } from './Avatar';

/** A picture that never arrives and never fails: its address is withheld from the browser. */
const pending = 'pending:picture';

const meta = {
  component: Avatar,
  args: { name: 'Helena Figueiredo' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture takes the place of the initials once it is there. */
export const Loaded: Story = {
  args: { src: portrait },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByText('HF')).toBeNull());
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
};

/** No picture: the initials of the first and the last word. */
export const NoImage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HF')).toBeVisible();
  },
};

/** A picture that never comes leaves the initials. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.complete).toBe(true));
    await expect(canvas.getByText('HF')).toBeVisible();
    await expect(image).not.toBeVisible();
  },
};

/** While a picture is on its way, the initials hold its place. */
export const Loading: Story = {
  args: { src: pending },
  beforeEach: () => {
    // React sets the address as an attribute, and once more as a property.
    const setAttribute: unknown = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute')?.value;
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its picture below
    const setSource: unknown = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')?.set;
    if (typeof setAttribute !== 'function' || typeof setSource !== 'function') throw new Error('Pictures have no address');
    spyOn(Element.prototype, 'setAttribute').mockImplementation(function withhold(this: Element, name, value) {
      if (value !== pending) Reflect.apply(setAttribute, this, [name, value]);
    });
    spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function withhold(this: HTMLImageElement, value) {
      if (value !== pending) Reflect.apply(setSource, this, [value]);
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('HF')).toBeVisible();
    await expect(canvasElement.querySelector('img')).not.toHaveAttribute('src');
  },
};

/** One word has one initial; letters of every script are taken whole. */
export const Names: Story = {
  render: () => {
    const { t } = useLanguage();
    return (
      <span style={{ display: 'flex', gap: '1rem' }}>
        <Avatar name="Wyoport" />
        <Avatar name={t('testimonialName')} />
        <Avatar name="Ana María de la Cruz" />
      </span>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('W')).toBeVisible();
    await expect(canvas.getByText('AC')).toBeVisible();
  },
};
