/** How long a page has to be open before a message leaves it, in ms: a program that fills forms does not wait as long. */
const leastTime = 2000;

/** Waits for the rest of that time, which a person has spent on writing. */
export const untilLeastTime = () =>
  new Promise<void>((done) => setTimeout(done, Math.max(0, leastTime - performance.now())));
