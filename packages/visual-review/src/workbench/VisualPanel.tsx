import * as React from 'react';
import { Button, Form, Link } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import { count, countOf, decisionOf, isDecidable, longestComment, titleOf, valuesOf } from '../report/format.ts';
import { paintImage } from '../report/paintImage.ts';
import type { Comparison, ComparisonImage, Decision, Group, Retaken } from '../types.ts';
import type { StoryChange } from './storyChanges.ts';

const Root = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  color: theme.color.defaultText,
  background: theme.background.content,
  fontSize: theme.typography.size.s2 - 1,
  lineHeight: '18px',
  textAlign: 'start',
}));

const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' });

const Select = styled.select(({ theme }) => ({
  blockSize: 28,
  maxInlineSize: '100%',
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
  background: theme.input.background,
  color: theme.input.color,
  colorScheme: theme.base,
  font: 'inherit',
}));

const List = styled.ul({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

const Item = styled.li(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: '8px 12px',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '& h3': { margin: 0, fontSize: 'inherit', lineHeight: 'inherit', overflowWrap: 'anywhere' },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& form': { display: 'flex', flexWrap: 'wrap', gap: 6 },
}));

const Pictures = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 12,
  alignItems: 'start',
});

const Picture = styled.figure(({ theme }) => ({
  margin: 0,
  '& figcaption': { color: theme.textMutedColor, paddingBlockEnd: 4 },
  '& canvas': { maxInlineSize: '100%', blockSize: 'auto', border: `1px solid ${theme.appBorderColor}` },
}));

interface ImageProps {
  image: ComparisonImage;
  baseUrl: string;
  label: string;
}

function ReportImage({ image, baseUrl, label }: ImageProps) {
  const [hasFailed, setFailed] = React.useState(false);
  const paint = React.useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) paintImage(canvas, image, (file) => `${baseUrl}/${file}`).catch(() => setFailed(true));
    },
    [image, baseUrl],
  );
  if (hasFailed) return <p>The image cannot be loaded.</p>;
  return <canvas ref={paint} role="img" aria-label={label} style={{ inlineSize: image.width }} />;
}

const Message = styled.p(({ theme }) => ({ margin: 0, color: theme.textMutedColor }));

interface DecidingProps {
  group: Group;
  onDecide: (group: Group, decision: Decision) => void;
}

/** Accepts or rejects a change in all its snapshots. */
function Deciding({ group, onDecide }: DecidingProps) {
  const [isRejecting, setRejecting] = React.useState(false);
  const [comment, setComment] = React.useState('');
  const field = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => field.current?.focus(), [isRejecting]);
  const decision = decisionOf(group.decision);
  if (isRejecting)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (comment.trim() === '') return;
          setRejecting(false);
          onDecide(group, comment.trim());
        }}
      >
        <Form.Input
          ref={field}
          aria-label="What its author should do"
          placeholder="What its author should do"
          maxLength={longestComment}
          value={comment}
          onChange={({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => setComment(currentTarget.value)}
        />
        <Button ariaLabel={false} type="submit">
          Reject
        </Button>
        <Button ariaLabel={false} variant="ghost" onClick={() => setRejecting(false)}>
          Cancel
        </Button>
      </form>
    );
  return (
    <Row>
      {decision !== 'accepted' && (
        <Button ariaLabel={false} variant="solid" onClick={() => onDecide(group, true)}>
          Accept
        </Button>
      )}
      <Button ariaLabel={false} onClick={() => setRejecting(true)}>
        Reject…
      </Button>
    </Row>
  );
}

function ChangeItem({ group, onDecide }: { group: Group; onDecide: DecidingProps['onDecide'] | undefined }) {
  const values = valuesOf(group);
  const decision = decisionOf(group.decision);
  return (
    <Item>
      <h3>{titleOf(group)}</h3>
      {values && (
        <p>
          {/* Isolated: between two texts from right to left, the arrow would point to the first. */}
          <del>
            <bdi>{values.from}</bdi>
          </del>{' '}
          →{' '}
          <ins>
            <bdi>{values.to}</bdi>
          </ins>
        </p>
      )}
      <p>
        In {countOf(group.members.length, 'snapshot')}
        {group.files.length > 0 && `, from ${group.files[0]}`}
        {group.files.length > 1 && ` and ${count(group.files.length - 1)} more`}.{' '}
        {decision === 'accepted' && <strong>Accepted</strong>}
        {decision === 'rejected' && <strong>Rejected: {group.decision}</strong>}
      </p>
      {onDecide && isDecidable(group) && <Deciding group={group} onDecide={onDecide} />}
    </Item>
  );
}

export interface VisualPanelProps {
  /** Undefined until the report is loaded, or where there is none. */
  changes: readonly StoryChange[] | undefined;
  /** Where the images of the report are. */
  baseUrl: string;
  /** That makes a report. */
  command: string;
  /** The snapshot to begin with: that of the mode on screen. */
  preferred?: string | undefined;
  error?: string | undefined;
  /** Records a decision; undefined where nothing can be recorded. */
  onDecide?: ((group: Group, decision: Decision) => void) | undefined;
  /** Takes a snapshot of the running Storybook again; undefined where there is none. Rejects with a sentence. */
  onRetake?: ((snapshotId: string) => Promise<Retaken>) | undefined;
}

/** What a snapshot shows now, until there is another report. */
interface Retaking {
  comparison: Comparison;
  /** Undefined while it is taken. */
  outcome?: Retaken | undefined;
  error?: string;
}

/** A decision loads the report again. */
const isAlike = (one: Comparison, other: Comparison) =>
  one.snapshot.id === other.snapshot.id &&
  one.before?.hash === other.before?.hash &&
  one.after?.hash === other.after?.hash;

const retakenText = ({ result, pixels = 0 }: Retaken) => {
  if (result === 'failed') return 'Taken again: the story fails.';
  if (result === 'new') return 'Taken again.';
  if (result === 'same') return 'Taken again: it looks as before the change.';
  return `Taken again: ${countOf(pixels, 'pixel')} ${pixels === 1 ? 'differs' : 'differ'} from before.`;
};

/** The visual changes of the story on screen in the last report. */
export function VisualPanel({ changes, baseUrl, command, preferred, error, onDecide, onRetake }: VisualPanelProps) {
  const [chosen, choose] = React.useState<string>();
  const [retaking, setRetaking] = React.useState<Retaking>();
  if (!changes)
    return (
      <Root>
        <Message role="status">{error ?? `There is no report yet: run ${command}.`}</Message>
      </Root>
    );
  const [first] = changes;
  if (!first)
    return (
      <Root>
        <Message role="status">The last report has no change of this story.</Message>
      </Root>
    );
  const byId = (id: string | undefined) => changes.find(({ comparison }) => comparison.snapshot.id === id);
  const { comparison, groups } = byId(chosen) ?? byId(preferred) ?? first;
  const own = retaking && isAlike(retaking.comparison, comparison) ? retaking : undefined;
  const isTaking = own !== undefined && own.outcome === undefined && own.error === undefined;
  const { before } = comparison;
  const { after, difference, error: failure } = own?.outcome ?? comparison;
  const retake = () => {
    setRetaking({ comparison });
    onRetake?.(comparison.snapshot.id).then(
      (outcome) => setRetaking({ comparison, outcome }),
      (reason: Error) => setRetaking({ comparison, error: reason.message }),
    );
  };
  const picture = (caption: string, image: ComparisonImage | undefined) =>
    image && (
      <Picture key={`${caption} ${image.hash}`}>
        <figcaption>{caption}</figcaption>
        <ReportImage image={image} baseUrl={baseUrl} label={`${caption}: ${comparison.snapshot.mode}`} />
      </Picture>
    );
  return (
    <Root>
      <Row>
        <label>
          Snapshot{' '}
          <Select
            value={comparison.snapshot.id}
            onChange={({ currentTarget }: React.ChangeEvent<HTMLSelectElement>) => choose(currentTarget.value)}
          >
            {changes.map(({ comparison: { snapshot, result } }) => (
              <option key={snapshot.id} value={snapshot.id}>
                {snapshot.mode} ({result})
              </option>
            ))}
          </Select>
        </label>
        <Link
          href={`${baseUrl}/index.html#${new URLSearchParams({ snapshot: comparison.snapshot.id }).toString()}`}
          target="_blank"
          rel="noreferrer"
        >
          Open in the report
        </Link>
        {onRetake && comparison.result !== 'removed' && (
          <Button ariaLabel={false} disabled={isTaking} onClick={retake}>
            Take again
          </Button>
        )}
        <Message role="status">
          {isTaking ? 'Taking it again…' : own?.outcome ? retakenText(own.outcome) : undefined}
        </Message>
      </Row>
      {own?.error !== undefined && <Message role="alert">{own.error}</Message>}
      {error !== undefined && <Message role="alert">{error}</Message>}
      {failure !== undefined && <pre>{failure}</pre>}
      <List aria-label="Changes">
        {groups.map((group) => (
          <ChangeItem key={group.id} group={group} onDecide={onDecide} />
        ))}
      </List>
      <Pictures>
        {picture('Before', before)}
        {picture(own?.outcome ? 'After, taken again' : 'After', after)}
        {picture('Changed pixels', difference)}
      </Pictures>
    </Root>
  );
}
