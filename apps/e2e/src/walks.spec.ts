import { axe } from './support/axe.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { expect, test, type Page } from './support/test.ts';

test.use({ basemap: false, viewport: { width: 390, height: 844 } });

/** Walking times of the rows, min; those without a time are left out. */
async function minutes(page: Page): Promise<number[]> {
  const rows = await page.getByRole('list', { name: 'Wanderwege' }).getByRole('button').allInnerTexts();
  return rows.flatMap((row) => {
    const [, hours, min] = /(?:(\d+) h ?)?(?:(\d+) min)?(?= · |\n|$)/.exec(row.replace(/^.* km · /s, '')) ?? [];
    return hours || min ? [Number(hours ?? 0) * 60 + Number(min ?? 0)] : [];
  });
}

test('sorts walks by time, and shows those within the time that a visitor has', async ({ page }) => {
  const { subdomain } = await branch(19);
  await page.goto(`${hostUrl(subdomain)}/map`);
  await page.getByRole('button', { name: 'Wanderwege' }).click();
  await page.getByLabel('Reihenfolge').selectOption('Kürzeste Gehzeit zuerst');
  await expect(async () => {
    const sorted = await minutes(page);
    expect(sorted.length).toBeGreaterThan(2);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
    expect(sorted.at(-1)).toBeGreaterThan(240);
  }).toPass({ timeout: 30_000 });
  const { violations } = await axe(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await page.getByRole('button', { name: /^Filter/ }).click();
  const limit = page.getByRole('button', { name: /^bis 4 h \d+$/ });
  const count = Number((await limit.innerText()).match(/\d+$/)![0]);
  await limit.click();
  await page.getByRole('button', { name: /^\d+ Orte? zeigen$|^1 Ort zeigen$/ }).click();
  await expect.poll(() => minutes(page)).toHaveLength(count);
  expect((await minutes(page)).every((min) => min <= 240)).toBe(true);
  expect(new URL(page.url()).searchParams.get('walk-hours')).toBe('4');

  await page.goto(page.url());
  await expect.poll(() => minutes(page)).toHaveLength(count);
});
