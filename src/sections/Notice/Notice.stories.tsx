import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageModes } from '../../../.storybook/modes';
import { Button } from '../../components/Button/Button';
import { Message } from '../../i18n/Message';
import { Notice } from './Notice';

const meta = {
  component: Notice,
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
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something broke, and what to do. */
export const TitleTextAndAction: Story = {};

/** A status in large type, for what is missing. */
export const WithCode: Story = { args: { code: '404', titleId: 'notFoundTitle', textId: 'notFoundText' } };

export const TitleOnly: Story = { render: ({ actions }) => <Notice titleId="pageNotFound" actions={actions} /> };
