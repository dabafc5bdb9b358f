import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageParameters } from '#storybook/modes.ts';
import { Button, ButtonLink } from '#components/Button';
import { Message } from '#i18n/Message.tsx';
import { PageMessage } from './PageMessage';

const meta = {
  component: PageMessage,
  args: {
    titleId: 'unexpectedError',
    textId: 'unexpectedErrorText',
    actions: (
      <ButtonLink href="/">
        <Message id="returnToHome" />
      </ButtonLink>
    ),
  },
  parameters: pageParameters,
} satisfies Meta<typeof PageMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An error, and what to do. */
export const TitleTextAndAction: Story = {
  args: {
    actions: (
      <Button>
        <Message id="reloadPage" />
      </Button>
    ),
  },
};

/** A status code in large type, for a missing page. */
export const WithCode: Story = { args: { code: '404', titleId: 'notFoundTitle', textId: 'notFoundText' } };

/** The compact form, for a missing page. */
export const TitleOnly: Story = { render: ({ actions }) => <PageMessage titleId="pageNotFound" actions={actions} /> };
