import { test as base, type BrowserContext } from '@playwright/test';
import { staffSession } from './instance.ts';

export { chromium, expect } from '@playwright/test';
export type * from '@playwright/test';

/** By how much the tests' clock is ahead of the machine's; the product's processes are shifted from outside. */
const shiftMs = Number(process.env.E2E_CLOCK_SHIFT_MS ?? 0);

/** The browser itself uses the machine's clock. */
export const browserEnv: Record<string, string> = Object.fromEntries(
  Object.entries(process.env).flatMap(([key, value]) =>
    value === undefined || key === 'LD_PRELOAD' || key.startsWith('FAKETIME') ? [] : [[key, value]],
  ),
);

/** Sets the clock of the tests in the pages of a context. */
export async function useTestClock(context: BrowserContext): Promise<void> {
  if (shiftMs === 0) return;
  await context.addInitScript((shift) => {
    const Real = Date;
    const realNow = Date.now.bind(Date);
    let now = () => realNow() + shift;
    globalThis.Date = new Proxy(Real, {
      construct: (target, given, self) => Reflect.construct(target, given.length > 0 ? given : [now()], self) as Date,
      apply: () => new Real(now()).toString(),
      get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
      // A test that advances the clock replaces `Date.now`.
      set: (target, key, value) => {
        if (key !== 'now') return Reflect.set(target, key, value);
        now = value as () => number;
        return true;
      },
    });
    // Pages delete cookies by an expiry in the past, which the browser compares to the machine's clock.
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(document, 'cookie', {
      get: () => cookie.get!.call(document) as string,
      set: (text: string) => {
        const ends = (_: string, name: string, end: string) => name + new Real(Real.parse(end) - shift).toUTCString();
        cookie.set!.call(document, text.replace(/(expires=)([^;]+)/i, ends));
      },
    });
  }, shiftMs);
}

interface Options {
  /**
   * Whether maps load streets and buildings, true by default. Rendering them takes a fifth of the CPU time of a test
   * that only needs places.
   */
  basemap: boolean;
  /** Whether pages have the session of a member of the staff, who logged in before the first test; false by default */
  isLoggedIn: boolean;
}

export const test = base.extend<Options>({
  basemap: [true, { option: true }],
  isLoggedIn: [false, { option: true }],
  storageState: ({ isLoggedIn }, use) => use(isLoggedIn ? staffSession : undefined),
  context: async ({ context, basemap }, use) => {
    await useTestClock(context);
    if (!basemap) await context.route('**/basemap/**', (route) => route.abort());
    await use(context);
  },
});
