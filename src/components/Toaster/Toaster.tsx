import { useNoticeStore } from './notices';
import { useToasterScope } from './ToasterScope';
import { Notice, NoticeText, Region, Status } from './Toaster.styles';

interface ToasterProps {
  /** Accessible name of the region. */
  label: string;
  /** Accessible name of the button that closes a notice. */
  dismissLabel: string;
}

/**
 * Shows the notices of `react-hot-toast`, at the end of the bottom edge (docs/spec.md, section 4). The live region
 * precedes the first notice, so that screen readers announce it (WCAG 2.2, technique ARIA22). The timer is paused while
 * the pointer or the focus is on a notice. Rendered in place (docs/decisions/0001-no-portal-for-overlays.md).
 */
export function Toaster({ label, dismissLabel }: ToasterProps) {
  const { toasterId, duration } = useToasterScope();
  const { List, fallback, persistent } = useNoticeStore();
  return (
    <Region aria-label={label}>
      <Status role="status">
        {List && <List toasterId={toasterId} duration={duration} dismissLabel={dismissLabel} />}
        {fallback
          .filter((notice) => notice.toasterId === toasterId)
          .map(({ message }, index) => (
            <Notice key={index}>
              <NoticeText>{message}</NoticeText>
            </Notice>
          ))}
        {persistent}
      </Status>
    </Region>
  );
}
