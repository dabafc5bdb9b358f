import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageModes } from '../../../.storybook/modes';
import { Button } from '../../components/Button/Button';
import { Message } from '../../i18n/Message';
import { PageMessage } from './PageMessage';

const meta = {
  component: PageMessage,
  tags: ['reviewed'],
  args: {
    titleId: 'unexpectedError',
    textId: 'unexpectedErrorText',
    actions: (
      <Button>
        <Message id="reloadPage" />
      </Button>
    ),
  },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
} satisfies Meta<typeof PageMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something broke, and what to do. */
export const TitleTextAndAction: Story = {};

/** A status in large type, for what is missing. */
export const WithCode: Story = { args: { code: '404', titleId: 'notFoundTitle', textId: 'notFoundText' } };

/** The compact form of a missing page. */
export const TitleOnly: Story = { render: ({ actions }) => <PageMessage titleId="pageNotFound" actions={actions} /> };
