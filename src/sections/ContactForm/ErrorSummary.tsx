import { CircleAlert } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import styled, { css } from 'styled-components';
import { ChangingMessage } from '#i18n/Message.tsx';
import { boxSize, quietLink, target, visuallyHidden } from '#theme/mixins.ts';
import { color, radius, size, space, type } from '#theme/tokens.ts';

const Summary = styled.div<{ $isEmpty: boolean }>(({ $isEmpty }) =>
  $isEmpty
    ? visuallyHidden
    : css`
        display: grid;
        gap: ${space.xxxs};
        padding: ${space.md} ${space.lg} ${space.sm};
        border: ${size.hairline} solid ${color.danger};
        border-radius: ${radius.md};
        background: ${color.surface};
        font-size: ${type.size.sm};
        line-height: ${type.leading.control};

        /* The links are aligned with the text of the title. */
        ul {
          padding-inline-start: calc(${size.icon} + ${space.xs});
        }
      `,
);

const Title = styled.h2`
  display: flex;
  gap: ${space.xs};
  color: ${color.danger};
  font-size: ${type.size.md};
  font-weight: ${type.weight.medium};
  line-height: ${type.leading.control};
  letter-spacing: normal;

  svg {
    flex: none;
    ${boxSize(size.icon)}
    margin-block-start: calc((1lh - ${size.icon}) / 2);
  }
`;

const ErrorLink = styled.a`
  ${target}
  ${quietLink}
  display: inline-flex;
  align-items: center;
  padding-block: ${space.xs};
  border-radius: ${radius.sm};
  text-decoration-color: ${color.borderControl};
`;

interface ErrorSummaryProps {
  /** The invalid fields in their order: id of the control, and error message. */
  invalidFields: ReadonlyArray<{ id: string; error: ReactNode }>;
  ref?: Ref<HTMLDivElement>;
}

/** Focuses the field of a link without changing the URL. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const field = event.currentTarget.ownerDocument.getElementById(event.currentTarget.hash.slice(1));
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

/** The number of invalid fields, announced when it changes, and a link to each (WCAG 2.2, technique G139). */
export function ErrorSummary({ invalidFields, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <Summary ref={ref} $isEmpty={invalidFields.length === 0}>
      {/* A live region has to exist before its content, or it is not announced. */}
      <div aria-live="polite">
        {invalidFields.length > 0 && (
          <Title id={titleId}>
            <CircleAlert />
            <ChangingMessage id="fieldsToCorrect" values={{ count: invalidFields.length }} />
          </Title>
        )}
      </div>
      {invalidFields.length > 0 && (
        <ul aria-labelledby={titleId}>
          {invalidFields.map(({ id, error }) => (
            <li key={id}>
              <ErrorLink href={`#${id}`} onClick={goToField}>
                {error}
              </ErrorLink>
            </li>
          ))}
        </ul>
      )}
    </Summary>
  );
}
