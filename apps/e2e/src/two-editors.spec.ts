import { expect, test } from './support/test.ts';
import { items, placeWithHours } from './support/guide-data.ts';
import { mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';

test.use({ basemap: false, isLoggedIn: true });

test('shows a colleague’s change without a reload, and sends changes made offline automatically', async ({
  page,
  context,
}) => {
  const place = await placeWithHours(1);
  const title = async () => (await items(1)).find(({ id }) => id === place.id)?.title;
  await page.goto(`${mainUrl}/dashboard/places/${place.id}`);
  const field = page.getByLabel('Titel', { exact: true });
  await expect(field).toHaveValue(place.title);
  const read = async () =>
    (await (
      await page.request.get(`${mainUrl}/api/items/dashboard/${place.id}`, { headers: await staffHeaders() })
    ).json()) as { version: number };

  const { version } = await read();
  const colleague = await page.request.put(`${mainUrl}/api/items/${place.id}`, {
    data: { version, title: `${place.title} Süd` },
    headers: await staffHeaders(),
  });
  expect(colleague.ok()).toBe(true);
  await expect(field).toHaveValue(`${place.title} Süd`);

  await context.setOffline(true);
  await field.fill(`${place.title} Nord`);
  await field.press('Enter');
  await expect(page.getByText('Keine Verbindung. Wird gesendet')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('button', { name: '1 Änderung wartet' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Titel: ${place.title} Nord`);
  await page.getByRole('dialog').getByRole('button', { name: 'Schliessen' }).click();

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: '1 Änderung wartet' })).toBeHidden();
  await expect.poll(title).toBe(`${place.title} Nord`);

  // A conflict: somebody else's change is not overwritten without a decision.
  await page.goto(`${mainUrl}/dashboard/places/${place.id}`);
  await expect(field).toHaveValue(`${place.title} Nord`);
  await context.setOffline(true);
  await field.fill(`${place.title} Ost`);
  await field.press('Enter');
  await expect(page.getByText('Keine Verbindung. Wird gesendet')).toBeVisible();
  const other = await context.browser()!.newContext();
  await other.request.put(`${mainUrl}/api/items/${place.id}`, {
    data: { version: (await read()).version, title: `${place.title} West` },
    headers: await staffHeaders(),
  });
  await other.close();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: '1 Änderung wartet' })).toHaveClass(/text-danger/);
  await expect.poll(title).toBe(`${place.title} West`);
  await field.press('Enter');
  await page.getByRole('button', { name: 'Gespeicherten Text übernehmen' }).click();
  await expect(field).toHaveValue(`${place.title} West`);
  await expect(page.getByRole('button', { name: '1 Änderung wartet' })).toBeHidden();
  await field.fill(place.title);
  await field.press('Enter');
  await expect.poll(title).toBe(place.title);
});
