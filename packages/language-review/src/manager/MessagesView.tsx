import { Button } from 'storybook/internal/components';
import { Empty } from './elements';
import { MessagesTable, type MessagesTableProps } from './MessagesTable';
import type { Row } from './rows';
import { unfiltered } from './view';

interface MessagesViewProps extends Omit<MessagesTableProps, 'rows' | 'empty'> {
  /** Undefined until the preview has emitted them. */
  rows: readonly Row[] | undefined;
  /** Called when the button that resets the filter is removed. */
  onReset: () => void;
}

/** The table of messages, or why there is none. */
export function MessagesView({ rows, onReset, ...props }: MessagesViewProps) {
  if (!rows)
    return (
      <Empty>
        <strong>Waiting for the story</strong>
        Its texts are listed here as soon as it is shown.
      </Empty>
    );
  if (rows.length === 0)
    return (
      <Empty>
        <strong>This story shows no text from the catalogs</strong>
        What it shows from elsewhere is listed under “Hard-coded”.
      </Empty>
    );
  const reset = () => {
    props.onViewChange(unfiltered);
    onReset();
  };
  const noMatch = (
    <Empty>
      <strong>No text matches</strong>
      <Button ariaLabel={false} onClick={reset}>
        Show all texts
      </Button>
    </Empty>
  );
  return <MessagesTable {...props} rows={rows} empty={noMatch} />;
}
