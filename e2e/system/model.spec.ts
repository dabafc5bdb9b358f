import { assert, asyncModelRun, asyncProperty } from 'fast-check';
import { valid } from '../support/contactForm';
import { commands, Visit, type Visitor } from '../support/visit';
import { expect, mockMap, overlayScrollbarsOnPhones, test } from '../support/test';

/*
 * A model of the visit: random sequences of what a visitor does and of what happens meanwhile. After each step the page has to
 * agree with its URL and with what was typed and sent (`support/visit.ts`). `MODEL_VISITS` and `MODEL_SEED` take more and others.
 */

/** How many visits, of about ten steps each, and which ones. A failure prints the shortest sequence that fails. */
const { MODEL_VISITS: visits = '8', MODEL_SEED: seed = '1' } = process.env;

/** How many shorter visits are tried after one has failed. */
const maxShorter = 30;

/** How long a page may take to do what a visitor has asked for, in ms: a page that hangs is a finding as well. */
const stepTimeout = 60_000;

/** How many visits a test makes, at most: Playwright remembers each step of a test until its end. */
const visitsPerTest = 100;

const parts = Math.max(4, Math.ceil(Number(visits) / visitsPerTest));
const numRuns = Math.ceil(Number(visits) / parts);

for (let part = 0; part < parts; part++) {
  const hasTouch = part % 2 === 1;
  test(`whatever a visitor does ${hasTouch ? 'with a finger' : 'with a mouse'}, the page agrees with its URL (${part + 1} of ${parts})`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(0);
    let steps = 0;
    let tried = 0;
    await assert(
      asyncProperty(commands, async (sequence) => {
        if (tried > maxShorter) return;
        const context = await browser.newContext({
          baseURL,
          // The site does not speak Italian. In French, it offers itself.
          locale: part % 4 < 2 ? 'it-IT' : 'fr-FR',
          reducedMotion: 'reduce',
          ...(hasTouch
            ? { viewport: { width: 390, height: 844 }, hasTouch, isMobile: true }
            : { viewport: { width: 1280, height: 800 } }),
        });
        context.setDefaultTimeout(stepTimeout);
        await overlayScrollbarsOnPhones(context);
        await mockMap(context);
        const page = await context.newPage();
        const touch = hasTouch ? await context.newCDPSession(page) : undefined;
        const visitor: Visitor = { page, touch, sent: [], errors: [] };
        context.on('console', (message) => {
          if (/error|warning/.test(message.type())) visitor.errors.push(message.text());
          if (message.type() === 'log' && message.text().includes(valid.email)) visitor.sent.push(message.text());
        });
        context.on('weberror', (error) => void visitor.errors.push(String(error.error())));
        try {
          await visitor.page.goto('/');
          const visit = new Visit();
          await asyncModelRun(() => ({ model: visit, real: visitor }), sequence);
          if (tried > 0) tried += 1;
          steps += visit.steps;
        } catch (error) {
          if (tried === 0)
            console.log(`A visit has failed after ${steps} steps without a finding; a shorter one is searched.`);
          tried += 1;
          throw error;
        } finally {
          await context.close();
        }
      }),
      { numRuns, seed: Number(seed) + part, includeErrorInReport: true },
    );
    expect(steps).toBeGreaterThan(0);
    if (process.env.MODEL_VISITS) console.log(`${numRuns} visits, ${steps} steps without a finding.`);
  });
}
