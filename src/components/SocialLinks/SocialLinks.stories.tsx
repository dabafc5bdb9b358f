import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { seen, translatorOf } from '../../../.storybook/translator';
import { company } from '../../company';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { SocialLinks } from './SocialLinks';

const values = { company: company.name };

const meta = {
  component: SocialLinks,
  args: { links: [], newTabText: '' },
  render: () => {
    const { t } = useLanguage();
    return (
      <SocialLinks
        newTabText={t('opensInNewTab')}
        links={[
          {
            network: 'facebook',
            href: company.social.facebook,
            label: t('socialFacebook', values),
            tooltip: <Message id="socialFacebook" values={values} />,
          },
          {
            network: 'instagram',
            href: company.social.instagram,
            label: t('socialInstagram', values),
            tooltip: <Message id="socialInstagram" values={values} />,
          },
          {
            network: 'tiktok',
            href: company.social.tiktok,
            label: t('socialTiktok', values),
            tooltip: <Message id="socialTiktok" values={values} />,
          },
          {
            network: 'whatsapp',
            href: company.social.whatsapp,
            label: t('socialWhatsapp', values),
            tooltip: <Message id="socialWhatsapp" values={values} />,
          },
        ]}
      />
    );
  },
} satisfies Meta<typeof SocialLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four marks: each has a name, says that it opens in a new tab, and shows its name when the keyboard reaches it. */
export const Marks: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = translatorOf(globals);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(canvas.getByRole('link', { name: `${t('socialInstagram', values)} (${t('opensInNewTab')})` })).toHaveAttribute(
      'href',
      company.social.instagram,
    );
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toHaveTextContent(seen(t('socialFacebook', values))));
  },
};
