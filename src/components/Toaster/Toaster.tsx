import { useNoticeStore } from './notices';
import { useToasterScope } from './ToasterScope';
import { Notice, Region, Status, Text } from './Toaster.styles';

interface ToasterProps {
  /** Name of the region of notices. */
  label: string;
  /** Name of the button that closes a notice. */
  dismissLabel: string;
}

/**
 * Shows the notices of `react-hot-toast` in our own dress, at the end of the bottom edge. The region is there before a
 * notice comes, so screen readers hear it; time stands still while the pointer or the focus is on a notice. It is rendered
 * where it stands, so it has the language and the direction of its surroundings.
 */
export function Toaster({ label, dismissLabel }: ToasterProps) {
  const { toasterId, duration } = useToasterScope();
  const { List, bare, standing } = useNoticeStore();
  return (
    <Region aria-label={label}>
      <Status role="status">
        {List && <List toasterId={toasterId} duration={duration} dismissLabel={dismissLabel} />}
        {bare
          .filter((notice) => notice.toasterId === toasterId)
          .map(({ text }, index) => (
            <Notice key={index}>
              <Text>{text}</Text>
            </Notice>
          ))}
        {standing}
      </Status>
    </Region>
  );
}
