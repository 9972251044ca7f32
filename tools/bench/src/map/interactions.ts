import type { Visit } from './visit.ts';
import { quantile } from '../load.ts';

export interface Interaction { name: string; /** Until it is painted, ms */ paintMs: number[]; /** Main thread, ms each */ mainMs: number[] }

const wait = (ms: number) => new Promise((resolve) => { setTimeout(resolve, ms); });
const SETTLE_MS = 700;

/** One action: time until the page has painted what follows, and the work of the main thread until it rests again. */
async function act(visit: Visit, run: () => Promise<number>): Promise<[paint: number, main: number]> {
  const before = await visit.busy();
  const paint = await run();
  await wait(SETTLE_MS);
  return [paint, (await visit.busy()) - before];
}

/** What the page's thread does in the same time when nothing happens. */
async function restOf(visit: Visit): Promise<number> {
  const [, idle] = await act(visit, async () => 0);
  return idle;
}

async function series(visit: Visit, name: string, times: number, run: (nr: number) => Promise<number>): Promise<Interaction> {
  const rest = await restOf(visit);
  const result: Interaction = { name, paintMs: [], mainMs: [] };
  for (let nr = 0; nr < times; nr++) {
    const [paint, main] = await act(visit, () => run(nr));
    result.paintMs.push(paint);
    result.mainMs.push(Math.max(0, main - rest));
  }
  return result;
}

/** Sets the query of the address as a link in the page would, and waits for the second frame after it. */
const toggle = (visit: Visit, search: string) => visit.page.evaluate((query) => new Promise<number>((resolve) => {
  const begin = performance.now();
  history.pushState(null, '', query);
  dispatchEvent(new PopStateEvent('popstate'));
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begin)));
}), search);

const letter = (visit: Visit, text: string) => visit.page.evaluate((value) => new Promise<number>((resolve) => {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')!;
  const begin = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begin)));
}), text);

/** Filter, search, hover, click and pan on a page of the product whose middle has a place. */
export async function interactions(visit: Visit): Promise<Interaction[]> {
  const { page } = visit;
  const filters = ['?categories=Eating', '?', '?categories=Shopping,Eating', '?', '?categories=Sleeping', '?'];
  const filter = await series(visit, 'filter toggle', filters.length, (nr) => toggle(visit, filters[nr]!));
  const typed = ['b', 'bä', 'bäc', 'bäck', 'bäcke', 'bäcker', ''];
  await letter(visit, 'h');
  await wait(4000);
  const search = await series(visit, 'search keystroke', typed.length, (nr) => letter(visit, typed[nr]!));
  await toggle(visit, '?');
  await wait(1500);
  const hover = await series(visit, 'hover to popup', 3, async () => {
    await page.mouse.move(300, 600);
    await wait(300);
    const begin = performance.now();
    await page.mouse.move(640, 400);
    return (await page.locator('.pointer-events-none.shadow-float').first().waitFor({ timeout: 3000 }).then(() => performance.now() - begin, () => Number.NaN));
  });
  const click = await series(visit, 'click to card', 1, async () => {
    const begin = performance.now();
    await page.mouse.click(640, 400);
    return page.locator('[data-panel]').waitFor({ timeout: 5000 }).then(() => performance.now() - begin, () => Number.NaN);
  });
  const pan = await series(visit, 'pan, 20 steps', 1, async () => {
    const begin = performance.now();
    await page.mouse.move(900, 600);
    await page.mouse.down();
    for (let step = 1; step <= 20; step++) await page.mouse.move(900 - step * 10, 600 - step * 5);
    await page.mouse.up();
    return performance.now() - begin;
  });
  return [filter, search, hover, click, pan];
}

export const p95 = (values: readonly number[]) => quantile([...values].toSorted((a, b) => a - b), 0.95);
