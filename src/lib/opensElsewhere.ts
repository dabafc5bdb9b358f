/** Whether a modifier key makes a click on a link open a tab or a window, or download. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) => metaKey || ctrlKey || shiftKey || altKey;
