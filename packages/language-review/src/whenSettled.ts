/** Runs a task when nobody has asked for it for a while, and at the latest after a longer one; both in ms. */
export function whenSettled<Values extends unknown[]>(
  task: (...values: Values) => void,
  delay: number,
  longest = delay,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  return (...values: Values) => {
    const now = performance.now();
    if (timer === undefined) latest = now + longest;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = undefined;
        task(...values);
      },
      Math.min(delay, latest - now),
    );
  };
}
