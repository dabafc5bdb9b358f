import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '#layout/PageLayout';

/** The state of a navigation that stays on the page, such as a change of language. */
export const staysOnPage = 'stays';

/** Moves the focus to the content of a page that a link, back or forward has led to, as a browser does that loads it. */
export function RouteFocus({ path }: { path: string }) {
  const { key, hash, state } = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop;
  const previous = useRef({ path, key });
  useLayoutEffect(() => {
    const { current: before } = previous;
    previous.current = { path, key };
    const isAgain = isLink && before.key !== key && !hash && state !== staysOnPage;
    if (before.path !== path || isAgain) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [path, key, hash, state, isLink]);
  return null;
}
