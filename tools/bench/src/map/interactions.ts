import type { BareFilter } from './bare-layers.ts';
import type { FilterPlaces } from './bare-page.ts';
import type { Visit } from './visit.ts';

export interface Interaction {
  name: string;
  /** Until it is painted, ms */
  paintMs: number[];
  /** CPU of the main thread until then, ms each */
  mainMs: number[];
  /** CPU of the main thread until the page and its map rest, ms each */
  restMs: number[];
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const SETTLE_MS = 1500;
const PATIENCE_MS = 3000;
/** What a page fetches when its map first rests is not of what comes after. */
const QUIET_MS = 4000;

/**
 * One action: time until the page has painted what follows, the work of the main thread until then, and until it rests
 * again.
 */
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

/** What the page's thread does in the same time when nothing happens. */
async function restOf(visit: Visit): Promise<number> {
  const [, , idle] = await act(visit, async () => 0);
  return idle;
}

async function series(
  visit: Visit,
  name: string,
  times: number,
  run: (nr: number) => Promise<number>,
): Promise<Interaction> {
  const rest = await restOf(visit);
  const result: Interaction = { name, paintMs: [], mainMs: [], restMs: [] };
  for (let nr = 0; nr < times; nr++) {
    const [paint, untilPaint, untilRest] = await act(visit, () => run(nr));
    result.paintMs.push(paint);
    result.mainMs.push(untilPaint);
    result.restMs.push(Math.max(0, untilRest - rest));
  }
  return result;
}

/** Sets the query of the address as a link in the page would; painted is the frame after the page has changed. */
const toggle = (visit: Visit, search: string) =>
  visit.page.evaluate(
    (query) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        const done = () => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
        };
        const observer = new MutationObserver(done);
        observer.observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true });
        history.pushState(null, '', query);
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    search,
  );

/**
 * Types into the search field; painted is the frame after the list of the words has a first row that was not there
 * before. A list that never comes counts as long as it is waited for.
 */
const letter = (visit: Visit, text: string) =>
  visit.page.evaluate(
    ({ value, patienceMs }) =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
        const before = document.querySelector('ul[aria-label] li')?.textContent;
        const isThere = () =>
          [...document.querySelectorAll('ul[aria-label]')].some((list) => {
            const row = list.getAttribute('aria-label')!.includes(value) && list.querySelector('li');
            return row && row.textContent !== before;
          });
        const begin = performance.now();
        const done = () => {
          observer.disconnect();
          clearTimeout(patience);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
        };
        const patience = setTimeout(done, patienceMs);
        const observer = new MutationObserver(() => {
          if (isThere()) done();
        });
        observer.observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true });
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    { value: text, patienceMs: PATIENCE_MS },
  );

const filters = [['Eating'], [], ['Shopping', 'Eating'], [], ['Sleeping'], []] as const;
/** None finds a place of the one before. */
const typed = ['ho', 'ca', 've', 'ka', 'sp', 'bl', 'pr', 'ad'];

const filterBare = (visit: Visit, filter: BareFilter) =>
  visit.page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        (globalThis as unknown as { filterPlaces: FilterPlaces }).filterPlaces(wanted);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
      }),
    filter,
  );

/** What a visitor's filter and letters cost. */
export interface Asked {
  filter: Interaction;
  letter: Interaction;
}

/** The same filters on a bare page: what MapLibre alone needs to draw them. */
export async function bareInteractions(visit: Visit, idsOf: (kinds: readonly string[]) => string[]): Promise<Asked> {
  await wait(QUIET_MS);
  const filter = await series(visit, 'the same filter, bare', filters.length, (nr) => {
    const kinds = filters[nr]!;
    return filterBare(visit, kinds.length > 0 ? { categoryIds: idsOf(kinds) } : null);
  });
  const letters = await series(visit, 'filter by letters, bare', typed.length, (nr) =>
    filterBare(visit, { word: typed[nr]! }),
  );
  return { filter, letter: letters };
}

/** Filter, search, hover and click on a page of the product whose middle has a place. */
export async function interactions(visit: Visit): Promise<Asked & { others: Interaction[] }> {
  const { page } = visit;
  await wait(QUIET_MS);
  const filter = await series(visit, 'filter toggle', filters.length, (nr) =>
    toggle(visit, filters[nr]!.length > 0 ? `?categories=${filters[nr]!.join(',')}` : '?'),
  );
  // the search is fetched; none of its rows is of the letters after it
  await letter(visit, typed.at(-1)!);
  await wait(QUIET_MS);
  const search = await series(visit, 'search keystroke', typed.length, (nr) => letter(visit, typed[nr]!));
  await toggle(visit, '?');
  await wait(1500);
  const hover = await series(visit, 'hover to popup', 3, async () => {
    await page.mouse.move(300, 600);
    await wait(300);
    const begin = performance.now();
    await page.mouse.move(640, 400);
    return await page
      .locator('.pointer-events-none.shadow-float')
      .first()
      .waitFor({ timeout: 3000 })
      .then(
        () => performance.now() - begin,
        () => Number.NaN,
      );
  });
  const click = await series(visit, 'click to card', 1, async () => {
    const begin = performance.now();
    await page.mouse.click(640, 400);
    return page
      .locator('[data-panel]')
      .waitFor({ timeout: 5000 })
      .then(
        () => performance.now() - begin,
        () => Number.NaN,
      );
  });
  return { filter, letter: search, others: [hover, click] };
}
