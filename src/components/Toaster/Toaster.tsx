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
 * Shows notices of what has just happened, at the end of the bottom edge, in front of the page. Screen readers announce
 * them. A notice leaves by itself, but not while the pointer or the focus is on it. A page has one `Toaster`; `success` and `error` of
 * `useNotices()` show a notice in it.
 */
export function Toaster({ label, dismissLabel }: ToasterProps) {
  const { toasterId, duration } = useToasterScope();
  const { List, fallback, persistent } = useNoticeStore();
  // The live region precedes the first notice (WCAG 2.2, technique ARIA22). No portal: docs/decisions/0001-no-portal-for-overlays.md.
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
