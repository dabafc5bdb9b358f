import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Notice } from '../edits/useEdits.panel';
import { smallText, wrappingRow } from './elements.panel';

const NoticeLine = styled.div(({ theme }) => ({
  ...smallText(theme),
  ...wrappingRow('4px 12px'),
  padding: '6px 12px',
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
  background: theme.background.app,
  '&:empty': { display: 'none' },
}));

interface NoticeBarProps {
  notice: Notice | undefined;
  onDismiss: () => void;
}

/** What the last action has done, and a button that reverses it. */
export function NoticeBar({ notice, onDismiss }: NoticeBarProps) {
  const actionButton = React.useRef<HTMLButtonElement>(null);
  React.useEffect(() => {
    if (notice?.movesFocus) actionButton.current?.focus();
  }, [notice]);
  const { text, action } = notice ?? {};
  return (
    <NoticeLine role="status">
      {notice && (
        <>
          <span>{text}</span>
          {action && (
            <Button ref={actionButton} ariaLabel={false} onClick={action.run}>
              {action.label}
            </Button>
          )}
          <Button ariaLabel={false} variant="ghost" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      )}
    </NoticeLine>
  );
}
