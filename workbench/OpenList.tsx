import type { ComponentProps, ReactNode } from 'react';

/** Opens the list, and again after a press elsewhere on the page has closed it. */
function keepOpen(element: HTMLElement | null) {
  const details = element!.querySelector('details')!;
  const open = () => {
    details.open = true;
  };
  open();
  details.addEventListener('toggle', open);
  return () => details.removeEventListener('toggle', open);
}

/** As large as the dropdown in it with its list, and no wider than the window. */
export const RoomForList = (props: Pick<ComponentProps<'div'>, 'ref' | 'children'>) => (
  <div
    {...props}
    style={{ blockSize: '15rem', inlineSize: 'min(13rem, 100vw - 2rem)', display: 'grid', placeContent: 'start end' }}
  />
);

/** Keeps the list of the dropdown in it open. */
export const OpenList = ({ children }: { children: ReactNode }) => <RoomForList ref={keepOpen}>{children}</RoomForList>;
