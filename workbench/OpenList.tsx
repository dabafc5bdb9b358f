import type { ReactNode } from 'react';

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

/** Keeps the list of the dropdown in it open, and has room for it: its size is that of the list, in rem. */
export const OpenList = ({ children }: { children: ReactNode }) => (
  <div ref={keepOpen} style={{ blockSize: '15rem', inlineSize: '13rem', display: 'grid', placeContent: 'start end' }}>
    {children}
  </div>
);
