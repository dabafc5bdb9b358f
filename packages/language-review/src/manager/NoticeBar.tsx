import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Edit } from '../preview/channel';
import { smallText } from './elements';
import type { Notice } from './useEdits';

const Bar = styled.div(({ theme }) => ({
  ...smallText(theme),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '6px 12px',
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
  background: theme.background.app,
  '&:empty': { display: 'none' },
}));

interface NoticeBarProps {
  notice: Notice | undefined;
  onRestore: (edits: readonly Edit[]) => void;
  onDismiss: () => void;
}

export function NoticeBar({ notice, onRestore, onDismiss }: NoticeBarProps) {
  const restoreButton = React.useRef<HTMLButtonElement>(null);
  React.useEffect(() => {
    if (notice?.movesFocus) restoreButton.current?.focus();
  }, [notice]);
  const { text, undone } = notice ?? {};
  return (
    <Bar role="status">
      {notice && (
        <>
          <span>{text}</span>
          {undone && (
            <Button ref={restoreButton} ariaLabel={false} onClick={() => onRestore(undone)}>
              Bring back
            </Button>
          )}
          <Button ariaLabel={false} variant="ghost" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      )}
    </Bar>
  );
}
