import { expect, type Page } from './test.ts';

/** The parts of React's internal data that are read here. */
interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  return: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
  /** A component's function; for a memoized one, its wrapper */
  type: unknown;
}

/** A render of a component: which one, and in which part of the page. */
interface Render {
  component: number;
  part: string;
  /** Start of its source code, since releases have no names */
  source: string;
}

/**
 * Parts of the page, by selectors of their elements; the first match counts. Further parts: `module` for
 * components without an element, such as engine queries, camera and document title; `page` for the component
 * that contains all; and `route` for the router and the components around the guide.
 */
const parts = {
  menu: '[aria-label="Menü"]',
  title: 'main > h1',
  field: 'search, :has(> search)',
  chips: '[aria-label="Themen"]',
  controls: '[aria-label="Kartensteuerung"], :has(> [aria-label="Kartensteuerung"])',
  panel: '[data-panel]',
  heading: '[data-panel] header',
  // Not by the buttons of rows, which are loaded when the map is idle.
  facets: '[data-panel]:has([aria-pressed]:not([aria-label^="Merken"])) *',
  rows: '[data-panel] ul',
  list: '[data-panel] *',
  map: ':has(> * > .maplibregl-map)',
  foot: 'a[aria-label="Zu Umkreis"], p:has(> .sr-only)',
} as const;

export type Part = keyof typeof parts | 'module' | 'page' | 'route';

/** Records which components each commit renders, using the interface of React's developer tools. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript((selectors) => {
    const performedWork = 1;
    const components = new Set([0, 1, 11, 14, 15]);
    const host = 5;
    const renders: Render[] = [];
    const componentIds = new WeakMap<Fiber, number>();
    let count = 0;
    const nameOf = (fiber: Fiber) => {
      const name = componentIds.get(fiber) ?? (fiber.alternate && componentIds.get(fiber.alternate)) ?? (count += 1);
      componentIds.set(fiber, name);
      return name;
    };
    const firstElement = (fiber: Fiber | null): Element | null => {
      for (let one = fiber; one; one = one.sibling) {
        const found = one.tag === host ? (one.stateNode as Element) : firstElement(one.child);
        if (found) return found;
      }
      return null;
    };
    const hostAround = (fiber: Fiber) => {
      let one: Fiber | null = fiber.return;
      while (one && one.tag !== host) one = one.return;
      return (one?.stateNode ?? document.body) as Element;
    };
    const partOf = (fiber: Fiber) => {
      const own = firstElement(fiber.child);
      const element = own ?? hostAround(fiber);
      if (!own && element.matches('body, main')) return 'module';
      // Components around the guide have the same first element.
      if (element.matches('main')) return fiber.child?.stateNode === element ? 'page' : 'route';
      // The panel itself is distinguished from its content.
      if (element.matches('[data-panel]')) return 'panel';
      const part = Object.entries(selectors).find(([name, selector]) => name !== 'panel' && element.closest(selector));
      return part?.[0] ?? element.outerHTML.slice(0, 120);
    };
    const sourceOf = ({ type }: Fiber) => {
      const { type: memoized, render } = type as { type?: unknown; render?: unknown };
      return String(memoized ?? render ?? type).slice(0, 80);
    };
    const look = (fiber: Fiber | null, before: Fiber | null) => {
      for (let one = fiber; one; one = one.sibling) {
        // A subtree without changes is identical to the previous one.
        if (one === before) continue;
        if (components.has(one.tag) && (one.flags & performedWork) !== 0)
          renders.push({ component: nameOf(one), part: partOf(one), source: sourceOf(one) });
        if (one.alternate === null || one.child !== one.alternate.child) look(one.child, one.alternate?.child ?? null);
      }
    };
    Object.assign(globalThis, {
      renders,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => look(root.current, null),
        onCommitFiberUnmount: () => undefined,
        checkDCE: () => undefined,
      },
    });
  }, parts);
}

/** Renders since the last call. */
const taken = (page: Page) => page.evaluate(() => (globalThis as unknown as { renders: Render[] }).renders.splice(0));

/**
 * Waits until nothing is rendered for a while, so that late responses of a worker count for the previous
 * action.
 */
export const isQuiet = (page: Page) =>
  expect
    .poll(
      async () => {
        await taken(page);
        // Nothing may be rendered during this time.
        await page.waitForTimeout(2500);
        return taken(page);
      },
      { timeout: 30_000 },
    )
    .toEqual([]);

/** Waits for the middle of a minute: at its end, time-dependent data is queried again. */
const betweenMinutes = (page: Page) =>
  page.waitForFunction(() => new Date().getSeconds() > 2 && new Date().getSeconds() < 52);

/** Renders of the components of each part. */
type Counts = Partial<Record<Part, readonly Rendered[]>>;
type Rendered = Pick<Render, 'source'> & { times: number };

/** Per part: maximum number of rendered components, and of renders of each. */
type Limits = Partial<Record<Part, readonly [components: number, times: number]>>;

/** The renders of an action, until a while after it. */
export async function rendersOf(page: Page, action: () => Promise<void>): Promise<Counts> {
  await isQuiet(page);
  await betweenMinutes(page);
  await taken(page);
  await action();
  // Renders that follow later count as well.
  await page.waitForTimeout(1500);
  const byPart = Map.groupBy(await taken(page), ({ part }) => part as Part);
  return Object.fromEntries(
    [...byPart].map(([part, renders]) => {
      const byComponent = Map.groupBy(renders, ({ component }) => component);
      return [part, [...byComponent.values()].map((all) => ({ source: all[0]!.source, times: all.length }))];
    }),
  );
}

/**
 * @param shows parts that must be rendered
 * @param most limits; no other part may be rendered, nor more components or more often
 */
export function expectRenders(counts: Counts, shows: readonly Part[], most: Limits): void {
  const drawn = Object.keys(counts) as Part[];
  expect(drawn.filter((part) => !(part in most)).map((part) => [part, counts[part]])).toEqual([]);
  expect(drawn).toEqual(expect.arrayContaining([...shows]));
  for (const part of drawn) {
    const rendered = counts[part]!;
    const [components, times] = most[part]!;
    const all = `${part}: ${JSON.stringify(rendered)}`;
    expect(rendered.length, `components of ${all}`).toBeLessThanOrEqual(components);
    expect(Math.max(...rendered.map((one) => one.times)), `renders of one component of ${all}`).toBeLessThanOrEqual(
      times,
    );
  }
}
