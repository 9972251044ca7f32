import { expect, test, type Page } from './support/test.ts';
import { items, placeWithHours } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';

test.use({ basemap: false });

/** Ends the login at the provider: its refresh tokens, its session, and the page's access token. */
async function endLogin(page: Page, refreshTokens: readonly string[]) {
  for (const token of refreshTokens)
    await page.request.post(`${mainUrl}/oauth/revoke`, { form: { token, client_id: 'umkreis-spa' } });
  await page.context().clearCookies();
}

test('asks for a new login in place when it expires during typing, and saves the input', async ({ page }) => {
  const place = await placeWithHours(4);
  const refreshTokens: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/oauth/token')) return;
    const { refresh_token } = (await response.json()) as { refresh_token?: string };
    if (refresh_token) refreshTokens.push(refresh_token);
  });
  await page.goto(`${mainUrl}/dashboard/places/${place.id}`);
  await page.getByRole('button', { name: 'staff@umkreis.example' }).click();
  const field = page.getByLabel('Titel', { exact: true });
  await field.fill(`${place.title} am Abend`);
  expect(refreshTokens).not.toEqual([]);

  await endLogin(page, refreshTokens);
  let rejectedToken: string | undefined;
  // The API has no list of ended logins: the token would stay valid for an hour.
  await page.route('**/api/items/**', async (route) => {
    const { authorization } = route.request().headers();
    rejectedToken ??= authorization;
    if (authorization === rejectedToken)
      await route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"status":401}' });
    else await route.continue();
  });
  await field.press('Enter');
  const bar = page.getByRole('alert').filter({ hasText: 'Die Anmeldung ist abgelaufen' });
  await expect(bar).toBeVisible();
  await expect(field).toHaveValue(`${place.title} am Abend`);
  await expect(page.getByText('Keine Verbindung')).toBeHidden();
  await field.pressSequentially(' spät');

  const [login] = await Promise.all([page.waitForEvent('popup'), bar.getByRole('button').click()]);
  // A provider that still knows the person requires no input, and the window closes automatically.
  await login
    .getByRole('button', { name: 'staff@umkreis.example' })
    .click()
    .catch(() => expect(login.isClosed()).toBe(true));
  await expect(bar).toBeHidden();
  await field.press('Enter');
  await expect
    .poll(async () => (await items(4)).find(({ id }) => id === place.id)?.title)
    .toBe(`${place.title} am Abend spät`);
  await field.fill(place.title);
  await field.press('Enter');
  await expect(page.getByText('Gespeichert').first()).toBeVisible();
});
