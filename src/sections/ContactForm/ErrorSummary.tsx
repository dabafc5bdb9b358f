import { CircleAlert } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import styled, { css } from 'styled-components';
import { ChangingMessage } from '../../i18n/Message';
import { quietLink, target, visuallyHidden } from '../../theme/mixins';

const Box = styled.div<{ $isEmpty: boolean }>(({ theme: { color, space, size, radius, type }, $isEmpty }) =>
  $isEmpty
    ? visuallyHidden
    : css`
        display: grid;
        gap: ${space.hair};
        padding: ${space.md} ${space.lg} ${space.sm};
        border: ${size.hairline} solid ${color.danger};
        border-radius: ${radius.md};
        background: ${color.surface};
        font-size: ${type.size.sm};
        line-height: ${type.leading.control};

        /* The links start where the title's words do. */
        ul {
          padding-inline-start: calc(${size.icon} + ${space.xs});
        }
      `,
);

const Title = styled.h2(
  ({ theme: { color, space, size, type } }) => css`
    display: flex;
    gap: ${space.xs};
    color: ${color.danger};
    font-size: ${type.size.md};
    font-weight: ${type.weight.medium};
    line-height: ${type.leading.control};
    letter-spacing: normal;

    svg {
      flex: none;
      inline-size: ${size.icon};
      block-size: ${size.icon};
      margin-block-start: calc((1lh - ${size.icon}) / 2);
    }
  `,
);

const ErrorLink = styled.a(
  ({ theme: { color, space, radius } }) => css`
    ${target}
    ${quietLink}
    display: inline-flex;
    align-items: center;
    padding-block: ${space.xs};
    border-radius: ${radius.sm};
    text-decoration-color: ${color.lineControl};
  `,
);

interface ErrorSummaryProps {
  /** The fields that something is wrong with, in their order, by the ids of their controls. */
  wrong: ReadonlyArray<{ id: string; error: ReactNode }>;
  ref?: Ref<HTMLDivElement>;
}

/** A link to a field goes to it and no further: the address stays as it is. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = event.currentTarget.ownerDocument.getElementById(event.currentTarget.hash.slice(1));
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

/**
 * How many fields have to be corrected, and a link to each (WCAG 2.2, G139). The number is read out as it comes and changes, wherever the focus
 * is; with the last error all of it is gone.
 */
export function ErrorSummary({ wrong, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <Box ref={ref} $isEmpty={wrong.length === 0}>
      {/* It is there before there is something to say, or nothing would be read out. */}
      <div aria-live="polite">
        {wrong.length > 0 && (
          <Title id={titleId}>
            <CircleAlert aria-hidden="true" />
            <ChangingMessage id="fieldsToCorrect" values={{ count: wrong.length }} />
          </Title>
        )}
      </div>
      {wrong.length > 0 && (
        <ul aria-labelledby={titleId}>
          {wrong.map(({ id, error }) => (
            <li key={id}>
              <ErrorLink href={`#${id}`} onClick={goToField}>
                {error}
              </ErrorLink>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
