import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { layoutDirectionOf } from 'language-review/globals';
import { broken, withheld, withholdPictures } from '#workbench/pictureStates.tsx';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { pictures } from '#content/pictures/index.ts';
import type { SitePicture } from '#content/pictures/sitePicture.ts';
import { statesSheet } from '#workbench/statesSheet.tsx';
import { Picture } from './Picture';
import type { PictureSource } from './pictureSource';

/** A portrait is shown by `Avatar`, and has no preview. */
const all = Object.values<SitePicture>(pictures).filter(({ image }) => image.preview);
const named = all.flatMap(({ imageAltId }) => imageAltId ?? []);

/** Proportions of an element as rendered. */
const ratioOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width / height;
};

/** The background image of a frame, which is its preview. */
const previewOf = (frame: Element) => getComputedStyle(frame, '::before').backgroundImage;

/** Every picture of the site, each with its source changed by `inState`. */
const everyPicture = (inState: (source: PictureSource) => PictureSource) => (props: { priority?: boolean }) => {
  const { t } = useLanguage();
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
        gap: '1.5rem',
      }}
    >
      {all.map(({ image, imageAltId, scene }) => (
        <Picture key={scene} {...props} source={inState(image)} alt={imageAltId ? t(imageAltId) : ''} sizes="20rem" />
      ))}
    </div>
  );
};

const meta = {
  component: Picture,
  args: { source: pictures.hero.image, alt: '', sizes: '(min-width: 40rem) 36rem, 100vw' },
  argTypes: { alt: { control: false } },
  render: (args) => {
    const { t } = useLanguage();
    return (
      <div style={{ maxInlineSize: '36rem' }}>
        <Picture {...args} alt={t('heroImageAlt')} />
      </div>
    );
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture at its own proportions, in the width that fits the viewport and its pixel density. */
export const Loaded: Story = {
  play: async ({ canvas, t, args: { source } }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: t('heroImageAlt') });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(source.avif).toContain(new URL(image.currentSrc).pathname.split('/').at(-1));
    await expect(ratioOf(image)).toBeCloseTo(source.width / source.height, 2);
    // The preview would show through the transparent picture.
    await waitFor(() => expect(previewOf(image.closest('picture')!)).toBe('none'));
  },
};

/** Above the fold a picture loads first; elsewhere it loads lazily. */
export const FirstView: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager');
  },
};

/** Every picture of the site while it loads: a preview of a few pixels has its place and size. */
export const Loading: Story = {
  render: everyPicture(withheld),
  decorators: [withholdPictures],
  play: async ({ canvas, canvasElement, t }) => {
    for (const altId of named) await expect(canvas.getByRole('img', { name: t(altId) })).toBeVisible();
    const frames = [...canvasElement.querySelectorAll('picture')];
    await expect(frames).toHaveLength(all.length);
    for (const [index, frame] of frames.entries()) {
      const { width = 1, height = 1, preview } = all[index]?.image ?? {};
      await expect(previewOf(frame)).toBe(`url("${preview}")`);
      await expect(ratioOf(frame)).toBeCloseTo(width / height, 2);
    }
  },
};

/** Every picture of the site after it failed: the alternative text has its place and size. */
export const Failed: Story = {
  // Lazy pictures further down would be requested only when they are scrolled near.
  args: { priority: true },
  render: everyPicture(broken),
  play: async ({ canvas, canvasElement, t, text }) => {
    await waitFor(() => expect(canvasElement.querySelector('picture')).toBeNull());
    for (const altId of named) {
      const panel = canvas.getByRole('img', { name: t(altId) });
      await expect(within(panel).getByText(text(altId))).toBeVisible();
      await expect(ratioOf(panel)).toBeCloseTo(4 / 3, 1);
    }
  },
};

/** A picture of motion in reading direction is mirrored in a right-to-left layout, preview included. */
export const Mirrored: Story = {
  args: { mirrored: true },
  play: async ({ canvas, globals }) => {
    const direction = layoutDirectionOf(globals);
    await expect(getComputedStyle(canvas.getByRole('img').closest('picture')!).scale).toBe(
      direction === 'rtl' ? '-1 1' : 'none',
    );
  },
};

/** Every state, and the same in a language of the other direction. */
export const States: Story = statesSheet<Story['args']>({
  Loaded: { args: { priority: true } },
  Loading: { args: { source: withheld(pictures.hero.image) } },
  'Mirrored from right to left': { args: { priority: true, mirrored: true } },
  Failed: { args: { priority: true, source: broken(pictures.hero.image) } },
});
