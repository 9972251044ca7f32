import { expect, test } from './support/test.ts';
import type { ChangeRequest } from '@umkreis/contract/change-request.ts';
import { branch, placeWithHours } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';

test.use({ basemap: false, isLoggedIn: true });

test('accepts some fields of a proposal, records them in the history, and shows the sender the response', async ({
  page,
  request,
}) => {
  const { searchShortcuts, subdomain } = await branch(2);
  const shortcut = searchShortcuts.find((one) => one.allowChangeRequest)!;
  const place = await placeWithHours(2);
  const note = `Wir sind umgezogen ${Date.now()}`;
  const sent = (await (
    await request.post(`${mainUrl}/api/items/change-requests/`, {
      data: {
        searchShortcutId: shortcut.id,
        itemId: place.id,
        title: `${place.title} & Co`,
        address: { street: 'Neue Gasse', housenumber: '12b' },
        note,
      },
    })
  ).json()) as ChangeRequest;

  await page.goto(`${mainUrl}/dashboard/requests/`);
  const card = page.getByRole('listitem').filter({ hasText: note });
  await expect(card.getByRole('row', { name: /Strasse.*Neue Gasse/ })).toBeVisible();
  // All proposals on one map; the selected one is shown below.
  await page.getByRole('button', { name: 'Karte', exact: true }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: place.title, exact: true }).first().click();
  await expect(page.getByText(note)).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  await card.getByRole('checkbox', { name: 'Titel übernehmen' }).uncheck();
  await card.getByRole('button', { name: 'Anpassen' }).click();
  await card.getByRole('textbox', { name: 'Hausnummer, Vorschlag' }).fill('12 B');
  await card.getByRole('button', { name: 'Auf der Karte zeigen' }).click();
  await expect(card.locator('[data-position-map]')).toBeVisible();
  await card.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(card.getByText('Zum Ablehnen ist ein Grund nötig')).toBeVisible();
  await card.getByLabel(/^Antwort/).fill('Danke, ist eingetragen.');
  await card.getByRole('button', { name: '2 von 3 übernehmen' }).click();
  await expect(card).toBeHidden();

  await page.goto(`${mainUrl}/dashboard/places/${place.id}`);
  const history = page.getByRole('listitem').filter({ hasText: 'aus einem Vorschlag' }).first();
  await expect(history).toContainText('Neue Gasse 12 B');
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue(place.title);
  const followed = (await (
    await request.get(`${mainUrl}/api/items/change-requests/follow/${sent.linkId}`)
  ).json()) as ChangeRequest;
  expect(followed).toMatchObject({ state: 'accepted', reply: 'Danke, ist eingetragen.' });

  // The sender sees what was edited and what was omitted.
  const sender = await page.context().newPage();
  await sender.goto(`${hostUrl(subdomain)}/map/request/${sent.linkId}`);
  await expect(sender.getByText('Die Redaktion hat ihn vorher angepasst.')).toBeVisible();
  await expect(sender.getByText('Übernommen als: 12 B')).toBeVisible();
  await expect(sender.getByText('Nicht übernommen', { exact: true })).toHaveCount(1);
  await sender.close();

  await page.getByRole('button', { name: /Stand vor der ersten Änderung/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Wiederherstellen', exact: true }).click();
  await expect(page.getByText('wiederhergestellt').first()).toBeVisible();
});
