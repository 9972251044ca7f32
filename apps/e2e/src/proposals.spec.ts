import { axe } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { branch, categories, placeWith } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

// Cards need no basemap, and rendering it would slow them down.
test.beforeEach(({ page }) => page.route('**/basemap/**', (route) => route.abort()));

test('proposes a change: input survives a reload, errors are shown at their fields, and the private link shows the outcome', async ({
  page,
  context,
}) => {
  const { subdomain } = await branch(1);
  const shop = (await categories()).filter(({ mainCategory }) => mainCategory === 'Shopping').map(({ id }) => id);
  const place = await placeWith(
    1,
    (item) => item.categories.some((id) => shop.includes(id)),
    (item) => ['hours', 'phone'].every((name) => item.itemDetails.some(({ dataKeyName }) => dataKeyName === name)),
  );
  await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
  await page.getByRole('button', { name: 'Änderung vorschlagen' }).click();
  const dialog = page.getByRole('dialog', { name: `Änderung vorschlagen: ${place.title}` });
  const send = dialog.getByRole('button', { name: 'Vorschlag senden' });
  await expect(dialog.getByLabel('Telefon')).not.toHaveValue('');
  await expect(send).toBeDisabled();

  await dialog.getByLabel('Öffnungszeiten').fill('Mo-Fr 25:00-99:00 und so');
  await expect(dialog.getByText('Die Öffnungszeiten sind nicht lesbar')).toBeVisible();
  // A proposal with an error is not queued without a network either.
  await context.setOffline(true);
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Einige Angaben sind noch nicht gültig.');
  await expect(dialog.getByText('wartet auf eine Verbindung')).toBeHidden();
  await expect(dialog.getByLabel('Öffnungszeiten')).toHaveValue('Mo-Fr 25:00-99:00 und so');
  await context.setOffline(false);
  await dialog.getByLabel('Öffnungszeiten').fill('Mo-Fr 08:00-12:00');
  await dialog.getByLabel('Telefon').fill('nicht vorhanden');
  await page.reload();
  await expect(dialog.getByLabel('Telefon')).toHaveValue('nicht vorhanden');
  expect(
    (await axe(page).include('dialog[open]').analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
  ).toEqual([]);

  await send.click();
  await expect(dialog.getByText('Eine gültige Telefonnummer angeben.')).toBeVisible();
  await dialog.getByLabel('Telefon').fill('+423 555 00 11');
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/items/change-requests/') && request.method() === 'POST'),
    send.click(),
  ]);
  const body = sent.postDataJSON() as Record<string, unknown>;
  expect(Object.keys(body).toSorted()).toEqual(['details', 'itemId', 'note', 'searchShortcutId']);
  await expect(dialog.getByText('der Vorschlag ist angekommen')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'QR-Code mit dem privaten Link' })).toBeVisible();

  const link = (await dialog.getByRole('link', { name: 'Status ansehen' }).getAttribute('href'))!;
  expect(link).toMatch(/^\/map\/request\/[\w-]{24}$/);
  const secrets: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/metrics/')) secrets.push(request.postData() ?? '');
  });
  await page.goto(`${hostUrl(subdomain)}${link}`);
  await expect(page.getByText('Wird geprüft')).toBeVisible();
  await expect(page.getByText('+423 555 00 11')).toBeVisible();
  await page.getByRole('button', { name: 'Ort ansehen' }).click();
  await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
  // Metrics are sent after two seconds at most; none may contain the secret.
  await page.waitForTimeout(2500);
  expect(secrets.join()).not.toContain(link.split('/').at(-1));
});

test('queues a proposal offline and sends it once when online', { tag: '@nightly' }, async ({ page, context }) => {
  const { subdomain } = await branch(1);
  const shop = (await categories()).filter(({ mainCategory }) => mainCategory === 'Shopping').map(({ id }) => id);
  const place = await placeWith(
    1,
    (item) => item.categories.some((id) => shop.includes(id)),
    () => true,
  );
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/items/change-requests/') && request.method() === 'POST')
      posts.push(request.headers()['umkreis-once'] ?? '');
  });
  await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
  await page.getByRole('button', { name: 'Änderung vorschlagen' }).click();
  const dialog = page.getByRole('dialog', { name: `Änderung vorschlagen: ${place.title}` });
  await dialog.getByLabel('Nachricht an die Redaktion').fill('Der Eingang liegt jetzt im Hof.');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Vorschlag senden' }).click();
  await expect(dialog.getByText('Der Vorschlag wartet auf eine Verbindung')).toBeVisible();
  await dialog.getByRole('button', { name: 'Vor dem Senden bearbeiten' }).click();
  await expect(dialog.getByLabel('Nachricht an die Redaktion')).toHaveValue('Der Eingang liegt jetzt im Hof.');
  await dialog.getByRole('button', { name: 'Vorschlag senden' }).click();
  await expect(dialog.getByText('Der Vorschlag wartet auf eine Verbindung')).toBeVisible();

  const offline = posts.length;
  await context.setOffline(false);
  await expect.poll(() => posts.length).toBe(offline + 1);
  expect(posts.at(-1)).toMatch(/^[\da-f-]{36}$/);
  await expect(dialog.getByText('der Vorschlag ist angekommen')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('Zu diesem Ort wurde von hier schon eine Änderung vorgeschlagen.')).toBeVisible();
  await expect(dialog.getByLabel('Nachricht an die Redaktion')).toHaveValue('');
  expect(posts).toHaveLength(offline + 1);
});

test(
  'proposes a new place from a topic, and shows an error for an unknown link',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const { subdomain, searchShortcuts } = await branch(1);
    // The pin needs a rendered map.
    await page.unroute('**/basemap/**');
    const shortcut = searchShortcuts.find(({ allowItemAddition, env }) => allowItemAddition && env === 'development')!;
    await page.goto(`${hostUrl(subdomain)}/map/search-shortcut/${shortcut.id}`);
    await page.getByRole('button', { name: 'Ort vorschlagen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neuen Ort vorschlagen' });
    await dialog.getByLabel('Name').fill('Velowerkstatt Kette');
    await dialog.getByLabel('Kategorie').selectOption({ index: 1 });
    const pin = dialog.getByRole('button', { name: /^Standort\./ });
    await pin.press('ArrowUp');
    await expect(dialog.getByText(/^10 Meter nach Norden/)).toBeVisible();
    await pin.press('Shift+ArrowLeft');
    await expect(dialog.getByText(/^100 Meter nach Westen/)).toBeVisible();
    const [lat, lon] = (await dialog.getByText(/^\d+\.\d{5}, \d+\.\d{5}$/).textContent())!.split(', ').map(Number);
    await dialog.getByRole('button', { name: 'Vorschlag senden' }).click();
    const link = (await dialog.getByRole('link', { name: 'Status ansehen' }).getAttribute('href'))!;
    const followed = (await (
      await request.get(`${mainUrl}/api/items/change-requests/follow/${link.split('/').at(-1)}`)
    ).json()) as { changes: Record<string, { after: unknown }> };
    expect(followed.changes.title?.after).toBe('Velowerkstatt Kette');
    expect(followed.changes.lat?.after).toBeCloseTo(lat!, 4);
    expect(followed.changes.lon?.after).toBeCloseTo(lon!, 4);

    await page.goto(`${hostUrl(subdomain)}/map/request/${'x'.repeat(24)}`);
    await expect(page.getByText('Diesen Vorschlag gibt es nicht')).toBeVisible();
  },
);
