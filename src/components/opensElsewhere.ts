/** Whether a click on a link leads elsewhere: with a key held it opens another tab or window, or saves. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) => metaKey || ctrlKey || shiftKey || altKey;
