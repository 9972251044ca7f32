import type { Locator } from '@playwright/test';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { dashboardMessages } from '@umkreis/dashboard/src/layout/messages/dashboard.ts';
import { items } from './guide-data.ts';
import { mainUrl } from './instance.ts';
import { staffHeaders } from './staff-token.ts';
import { expect, type Page } from './test.ts';
import { textsOf } from './texts.ts';

/** Opens the dashboard; tests that use it set `isLoggedIn`. */
export async function openDashboard(page: Page) {
  await page.goto(`${mainUrl}/dashboard/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(dashboardMessages, 'de').navHome);
}

/** The message is in the field's accessible description, for sighted users and screen readers. */
export const expectMessage = (field: Locator, text: string) =>
  expect
    .poll(
      () =>
        field.evaluate((element) =>
          (element.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.innerText)
            .join(' '),
        ),
      { message: text, intervals: [50, 100, 250] },
    )
    .toContain(text);

/** Creates a place in branch 1; returns its URL in the dashboard. */
export async function newPlace(page: Page): Promise<string> {
  const [{ lat, lon }] = (await items(1)) as [BasemapItem];
  const created = await page.request.post(`${mainUrl}/api/items/`, {
    data: { branchShortId: 1, title: `Verweigert ${Date.now()}`, lat, lon },
    headers: await staffHeaders(),
  });
  expect(created.ok()).toBe(true);
  return `places/${((await created.json()) as ItemCreated).id}`;
}

/** Navigates to a screen of the dashboard without reloading. */
export async function openScreen(page: Page, path: string, heading?: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/dashboard/${path}`);
  if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}
