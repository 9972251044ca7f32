import type { BareFilter } from './bare-layers.ts';
import type { FilterPlaces } from './bare-page.ts';
import type { Visit } from './visit.ts';

export interface Interaction {
  name: string;
  /** Time until it is painted, ms. */
  paintMs: number[];
  /** CPU of the main thread until then, ms each. */
  mainMs: number[];
  /** CPU of the main thread until page and map are idle, ms each. */
  idleMs: number[];
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const SETTLE_MS = 1500;
const TIMEOUT_MS = 3000;
/** Wait for requests that a page sends when its map first becomes idle; they must not count for later actions. */
const QUIET_MS = 4000;

/** One action: time until the result is painted, main thread work until then, and until the page is idle again. */
async function act(
  visit: Visit,
  run: () => Promise<number>,
): Promise<[paint: number, untilPaint: number, untilRest: number]> {
  const before = await visit.busy();
  const paint = await run();
  const painted = await visit.busy();
  await wait(SETTLE_MS);
  return [paint, painted - before, (await visit.busy()) - before];
}

/** Main thread work in the same time without an action. */
async function backgroundMs(visit: Visit): Promise<number> {
  const [, , idle] = await act(visit, async () => 0);
  return idle;
}

async function series(
  visit: Visit,
  name: string,
  times: number,
  run: (nr: number) => Promise<number>,
): Promise<Interaction> {
  const background = await backgroundMs(visit);
  const result: Interaction = { name, paintMs: [], mainMs: [], idleMs: [] };
  for (let nr = 0; nr < times; nr++) {
    const [paint, untilPaint, untilIdle] = await act(visit, () => run(nr));
    result.paintMs.push(paint);
    result.mainMs.push(untilPaint);
    result.idleMs.push(Math.max(0, untilIdle - background));
  }
  return result;
}

/**
 * Sets the query of the address like a link in the page; painted is the first frame after the page has changed.
 */
const toggle = (visit: Visit, search: string) =>
  visit.page.evaluate(
    (query) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const done = () => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        const observer = new MutationObserver(done);
        observer.observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true });
        history.pushState(null, '', query);
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    search,
  );

/**
 * Types into the search field; painted is the first frame in which the list has a new first row. A list that never
 * appears counts with the timeout.
 */
const typeText = (visit: Visit, text: string) =>
  visit.page.evaluate(
    ({ value, patienceMs: timeoutMs }) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
        const before = document.querySelector('ul[aria-label] li')?.textContent;
        const isThere = () =>
          [...document.querySelectorAll('ul[aria-label]')].some((list) => {
            const row = list.getAttribute('aria-label')!.includes(value) && list.querySelector('li');
            return row && row.textContent !== before;
          });
        const start = performance.now();
        const done = () => {
          observer.disconnect();
          clearTimeout(timeout);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        const timeout = setTimeout(done, timeoutMs);
        const observer = new MutationObserver(() => {
          if (isThere()) done();
        });
        observer.observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true });
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    { value: text, patienceMs: TIMEOUT_MS },
  );

const filters = [['Eating'], [], ['Shopping', 'Eating'], [], ['Sleeping'], []] as const;
/** None of them finds a place of the previous one. */
const typed = ['ho', 'ca', 've', 'ka', 'sp', 'bl', 'pr', 'ad'];

const filterBare = (visit: Visit, filter: BareFilter) =>
  visit.page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        (globalThis as unknown as { filterPlaces: FilterPlaces }).filterPlaces(wanted);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }),
    filter,
  );

/** Cost of a visitor's filter and keystrokes. */
export interface InteractionReport {
  filter: Interaction;
  keystroke: Interaction;
}

/** The same filters on a bare page: the cost of MapLibre alone. */
export async function bareInteractions(
  visit: Visit,
  idsOf: (kinds: readonly string[]) => string[],
): Promise<InteractionReport> {
  await wait(QUIET_MS);
  const filter = await series(visit, 'the same filter, bare', filters.length, (nr) => {
    const kinds = filters[nr]!;
    return filterBare(visit, kinds.length > 0 ? { categoryIds: idsOf(kinds) } : null);
  });
  const keystrokes = await series(visit, 'filter by typing, bare', typed.length, (nr) =>
    filterBare(visit, { word: typed[nr]! }),
  );
  return { filter, keystroke: keystrokes };
}

/** Measures filter, search, hover and click on a page of the product with a place in its centre. */
export async function interactions(visit: Visit): Promise<InteractionReport & { others: Interaction[] }> {
  const { page } = visit;
  await wait(QUIET_MS);
  const filter = await series(visit, 'filter toggle', filters.length, (nr) =>
    toggle(visit, filters[nr]!.length > 0 ? `?categories=${filters[nr]!.join(',')}` : '?'),
  );
  // Loads the search; none of its rows matches the following keystrokes.
  await typeText(visit, typed.at(-1)!);
  await wait(QUIET_MS);
  const search = await series(visit, 'search keystroke', typed.length, (nr) => typeText(visit, typed[nr]!));
  await toggle(visit, '?');
  await wait(1500);
  const hover = await series(visit, 'hover to popup', 3, async () => {
    await page.mouse.move(300, 600);
    await wait(300);
    const start = performance.now();
    await page.mouse.move(640, 400);
    return await page
      .locator('.pointer-events-none.shadow-float')
      .first()
      .waitFor({ timeout: 3000 })
      .then(
        () => performance.now() - start,
        () => Number.NaN,
      );
  });
  const click = await series(visit, 'click to card', 1, async () => {
    const start = performance.now();
    await page.mouse.click(640, 400);
    return page
      .locator('[data-panel]')
      .waitFor({ timeout: 5000 })
      .then(
        () => performance.now() - start,
        () => Number.NaN,
      );
  });
  return { filter, keystroke: search, others: [hover, click] };
}
