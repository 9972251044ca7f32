import { expect, test, type Page } from './support/test.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

/** What React tells of a component; the parts that are read here. */
interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

/** Lets React tell which components each commit drew anew, as its developer tools are told. */
async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const performedWork = 1;
    const components = new Set([0, 1, 11, 15]);
    const host = 5;
    const drawn: string[] = [];
    const firstElement = (fiber: Fiber | null): Element | null => {
      for (let one = fiber; one; one = one.sibling) {
        const found = one.tag === host ? (one.stateNode as Element) : firstElement(one.child);
        if (found) return found;
      }
      return null;
    };
    const regionOf = (element: Element | null) =>
      element?.closest('[aria-label]')?.getAttribute('aria-label') ?? element?.tagName ?? 'nothing';
    const look = (fiber: Fiber | null, before: Fiber | null) => {
      for (let one = fiber; one; one = one.sibling) {
        // a subtree that was left alone is the one that was there
        if (one === before) continue;
        const isAnew = one.alternate !== null && components.has(one.tag) && (one.flags & performedWork) !== 0;
        if (isAnew) drawn.push(regionOf(firstElement(one.child)));
        if (one.alternate === null || one.child !== one.alternate.child) look(one.child, one.alternate?.child ?? null);
      }
    };
    Object.assign(globalThis, {
      drawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => look(root.current, null),
        onCommitFiberUnmount: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
}

const drawn = (page: Page) =>
  page.evaluate(() => {
    const { drawn: regions } = globalThis as unknown as { drawn: string[] };
    return regions.splice(0);
  });

/** Waits until nothing is drawn for a while: what a worker answers late is no news of the map. */
const isQuiet = (page: Page) =>
  expect
    .poll(
      async () => {
        await drawn(page);
        await page.waitForTimeout(2500);
        return drawn(page);
      },
      { timeout: 30_000 },
    )
    .toEqual([]);

/** Opens a branch's map and waits until it rests, and nothing more is drawn. */
async function openMap(page: Page, shortId: number): Promise<void> {
  await countRenders(page);
  const { subdomain } = await branch(shortId);
  await page.goto(`${hostUrl(subdomain)}/map`);
  await page.waitForFunction(() => performance.getEntriesByName('umkreis:map-idle').length > 0);
  await expect(page.getByRole('button', { name: 'Liste', exact: true })).toBeVisible();
  expect((await drawn(page)).length, 'what was drawn is seen').toBeGreaterThan(20);
  await isQuiet(page);
}

const controls = 'Kartensteuerung';
const chips = 'Themen';
const menu = 'Menü';
const contests = 'Wettbewerbe';

/** Waits for the middle of a minute: when one ends, what stands still until then is asked anew. */
const betweenMinutes = (page: Page) =>
  page.waitForFunction(() => new Date().getSeconds() > 2 && new Date().getSeconds() < 55);

test('moving the map draws nothing of the page anew; a letter leaves chips and controls alone', async ({ page }) => {
  await openMap(page, 1);
  await betweenMinutes(page);
  await drawn(page);
  await page.mouse.move(640, 600);
  await page.mouse.down();
  await page.mouse.move(540, 520, { steps: 5 });
  await page.mouse.up();
  await page.waitForTimeout(1500);
  expect(await drawn(page)).toEqual([]);

  const field = page.getByRole('searchbox');
  await field.fill('k');
  await expect(page.getByRole('heading', { name: /Treffer/ })).toBeVisible();
  await isQuiet(page);
  await field.press('a');
  const found = 'Treffer für «ka»';
  await expect(page.getByRole('heading', { name: found })).toBeVisible();
  await expect(page).toHaveURL(/q=ka/);
  await page.waitForTimeout(1500);
  // by the letter, and by the address that follows it a moment later
  const byLetter = await drawn(page);
  expect(byLetter).toContain(found);
  expect(byLetter.filter((region) => [chips, controls, menu, contests].includes(region))).toEqual([]);
});

test('a filter draws its chip and what it leaves, and neither controls nor menu; so do back and another style', async ({
  page,
}) => {
  await openMap(page, 1);
  const open = page.getByRole('list', { name: chips }).getByRole('button', { name: /^Jetzt geöffnet/ });
  await open.click();
  await expect(open).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/open=1/);
  await page.waitForTimeout(1500);
  const byFilter = await drawn(page);
  expect(byFilter).toContain(chips);
  expect(byFilter.filter((region) => [controls, menu, contests].includes(region))).toEqual([]);

  await page.goBack();
  await expect(open).toHaveAttribute('aria-pressed', 'false');
  await page.waitForTimeout(1500);
  const byBack = await drawn(page);
  expect(byBack).toContain(chips);
  expect(byBack.filter((region) => [controls, menu, contests].includes(region))).toEqual([]);

  await page.getByRole('button', { name: 'Kartenstil' }).click();
  await drawn(page);
  await page.getByRole('button', { name: 'Topo' }).click();
  await expect(page).toHaveURL(/style=topo/);
  await page.waitForTimeout(1500);
  const byStyle = await drawn(page);
  expect(byStyle).toContain(controls);
  expect(byStyle.filter((region) => [chips, menu, contests].includes(region))).toEqual([]);
});
