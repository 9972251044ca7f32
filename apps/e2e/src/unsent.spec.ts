import type { Contest } from '@umkreis/contract/contest.ts';
import { axe } from './support/axe.ts';
import { branch, categories, placeWith } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false });

const placeThatTakesSuggestions = async () => {
  const shops = (await categories()).filter(({ mainCategory }) => mainCategory === 'Shopping').map(({ id }) => id);
  return placeWith(
    1,
    (item) => item.categories.some((id) => shops.includes(id)),
    ({ itemDetails }) => itemDetails.some(({ dataKeyName }) => dataKeyName === 'hours'),
  );
};

const runningContest = async () =>
  ((await (await fetch(`${mainUrl}/api/contests/`)).json()) as Contest[]).find(
    ({ branchShortId, dateBegin }) => branchShortId === 1 && Date.parse(dateBegin) < Date.now(),
  )!;

test(
  'shows a queued suggestion that the server rejected with the reason, to edit and send it',
  { tag: '@nightly' },
  async ({ page }) => {
    const { subdomain, searchShortcuts } = await branch(1);
    const place = await placeThatTakesSuggestions();
    const shortcut = searchShortcuts.find(
      ({ allowChangeRequest, env }) => allowChangeRequest && env === 'development',
    )!;
    const hours = place.itemDetails.find(({ dataKeyName }) => dataKeyName === 'hours')!;
    const queued = {
      once: crypto.randomUUID(),
      title: place.title,
      page: `/map/place/${place.nanoId}?propose=change`,
      body: {
        searchShortcutId: shortcut.id,
        itemId: place.id,
        note: '',
        details: [{ dataKeyV2: hours.dataKeyV2, dataValue: 'immer mal wieder' }],
      },
    };
    await page.addInitScript(
      ([id, request]) => {
        if (sessionStorage.getItem('queued')) return;
        sessionStorage.setItem('queued', 'once');
        localStorage.setItem(`umkreis-request:waits:${id}`, request!);
        localStorage.setItem(`umkreis-request:draft:${id}`, JSON.stringify({ hours: 'immer mal wieder' }));
      },
      [place.id, JSON.stringify(queued)],
    );
    await page.goto(`${hostUrl(subdomain)}/map`);
    const notice = page.getByRole('alert').filter({ hasText: 'Ein Vorschlag konnte nicht gesendet werden' });
    await expect(notice).toContainText(place.title);
    await expect(notice).toContainText('Die Öffnungszeiten sind nicht lesbar');
    await page.reload();
    await notice.getByRole('link', { name: 'Prüfen und senden' }).click();

    const dialog = page.getByRole('dialog', { name: /^Änderung vorschlagen: / });
    await expect(dialog.getByLabel('Öffnungszeiten')).toHaveValue('immer mal wieder');
    await expect(dialog.getByText('Die Öffnungszeiten sind nicht lesbar')).toBeVisible();
    await dialog.getByLabel('Öffnungszeiten').fill('Mo-Fr 08:00-12:00');
    await dialog.getByRole('button', { name: 'Vorschlag senden' }).click();
    await expect(dialog.getByText('der Vorschlag ist angekommen')).toBeVisible();
    await dialog.getByRole('button', { name: 'Schliessen' }).last().click();
    await expect(notice).toBeHidden();
  },
);

test(
  'lists a suggestion that waits for a connection, and afterwards that it was sent',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const { subdomain } = await branch(1);
    const place = await placeThatTakesSuggestions();
    await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}?propose=change`);
    const form = page.getByRole('dialog', { name: /^Änderung vorschlagen: / });
    await form.getByLabel('Nachricht an die Redaktion').fill('Neuer Eingang');
    // The parts of the menu and of the list are loaded while the network is there.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    const openList = async (entry: string) => {
      await page.getByRole('button', { name: 'Menü' }).first().click();
      await page.getByRole('button', { name: entry }).click();
    };
    await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}?propose=change`);
    await expect(form.getByLabel('Nachricht an die Redaktion')).toHaveValue('Neuer Eingang');
    await context.route('**/api/items/change-requests/**', (route) => route.abort());
    await form.getByRole('button', { name: 'Vorschlag senden' }).click();
    await expect(form.getByText('wartet auf eine Verbindung')).toBeVisible();
    await form.getByRole('button', { name: 'Schliessen' }).last().click();

    await openList('Eigene Beiträge, einer nicht gesendet');
    const list = page.getByRole('dialog', { name: 'Eigene Beiträge' });
    const row = list.getByRole('listitem').filter({ hasText: place.title });
    await expect(row).toContainText(/Wartet seit .* auf eine Verbindung/);
    await row.getByRole('link', { name: 'Bearbeiten' }).click();
    await expect(form.getByRole('button', { name: 'Vor dem Senden bearbeiten' })).toBeVisible();
    await form.getByRole('button', { name: 'Schliessen' }).last().click();

    await context.unroute('**/api/items/change-requests/**');
    await openList('Eigene Beiträge, einer nicht gesendet');
    await list.getByRole('button', { name: 'Jetzt senden' }).click();
    await expect(row).toContainText(/Gesendet am/);
    await row.getByRole('link', { name: 'Status ansehen' }).click();
    await expect(page.getByText('Wird geprüft')).toBeVisible();
    await openList('Eigene Beiträge');
    await row.getByRole('button', { name: 'Aus der Liste entfernen' }).click();
    await expect(list.getByText('Keine Beiträge')).toBeVisible();
  },
);

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'lists a contest entry that waits, to edit or withdraw it, and afterwards that it was sent',
    { tag: '@nightly' },
    async ({ page, context }) => {
      const contest = await runningContest();
      const { subdomain } = await branch(1);
      const form = page.getByRole('dialog', { name: contest.title.de });
      const list = page.getByRole('dialog', { name: 'Eigene Beiträge' });
      const row = list.getByRole('listitem').filter({ hasText: contest.title.de });
      const openList = async (entry: string) => {
        await page.getByRole('button', { name: 'Menü' }).first().click();
        await page.getByRole('button', { name: entry }).click();
      };
      await page.goto(`${hostUrl(subdomain)}/map?contest=${contest.nanoId}`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.reload();
      await form.getByLabel('Name').fill('Rita Beck');
      await form.getByLabel('E-Mail').fill('rita@beck.example');
      await form.getByLabel('Ich nehme').check();
      await page.waitForLoadState('networkidle');
      await context.route('**/api/contest/participant/**', (route) => route.abort());
      await form.getByRole('button', { name: 'Teilnehmen' }).click();
      await expect(form.getByText('Wartet auf eine Verbindung')).toBeVisible();
      await form.getByRole('button', { name: 'Schliessen' }).last().click();

      await openList('Eigene Beiträge, einer nicht gesendet');
      await expect(row).toContainText(/Wartet seit .* auf eine Verbindung/);
      expect((await axe(page).analyze()).violations).toEqual([]);
      await row.getByRole('button', { name: 'Bearbeiten' }).click();
      await expect(form.getByLabel('Name')).toHaveValue('Rita Beck');
      await form.getByLabel('Name').fill('Rita Beck-Hasler');
      await form.getByLabel('Ich nehme').check();
      await form.getByRole('button', { name: 'Teilnehmen' }).click();
      await expect(form.getByText('Wartet auf eine Verbindung')).toBeVisible();
      await form.getByRole('button', { name: 'Schliessen' }).last().click();
      // Back in the list, the edited entry has replaced the first one.
      await expect(list).toBeVisible();
      await expect(row).toHaveCount(1);
      await list.getByRole('button', { name: 'Schliessen' }).last().click();

      const sent: string[] = [];
      await context.unroute('**/api/contest/participant/**');
      await context.route('**/api/contest/participant/**', (route) => {
        sent.push((route.request().postDataJSON() as { name: string }).name);
        return route.fulfill({ status: 201, json: {} });
      });
      await page.evaluate(() => navigator.serviceWorker.controller!.postMessage({ type: 'send' }));
      await expect.poll(() => sent).toEqual(['Rita Beck-Hasler']);
      await openList('Eigene Beiträge');
      await expect(row).toContainText('Teilnahme gesendet');
    },
  );

  test(
    'shows a queued contest entry that the server rejected, to edit and send it',
    { tag: '@nightly' },
    async ({ page, context }) => {
      const contest = await runningContest();
      const { subdomain } = await branch(1);
      await page.goto(`${hostUrl(subdomain)}/map`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
      const status = await page.evaluate(
        async (contestId) =>
          (
            await fetch('/api/contest/participant/', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({
                contestId,
                name: 'Erika Muster',
                email: 'erika@muster',
                answer: '1412',
                acceptsConditions: true,
              }),
            })
          ).status,
        contest.id,
      );
      expect(status).toBe(202);
      await context.setOffline(false);
      const notice = page.getByRole('alert').filter({ hasText: 'Eine Teilnahme konnte nicht gesendet werden' });
      await expect(notice).toContainText(contest.title.de);
      await page.reload();
      await notice.getByRole('button', { name: 'Prüfen und senden' }).click();

      const dialog = page.getByRole('dialog', { name: contest.title.de });
      await expect(dialog.getByLabel('Name')).toHaveValue('Erika Muster');
      await expect(dialog.getByText('Eine gültige E-Mail-Adresse angeben.')).toBeVisible();
      await dialog.getByLabel('E-Mail').fill('erika@muster.example');
      await dialog.getByLabel('Ich nehme').check();
      await dialog.getByRole('button', { name: 'Teilnehmen' }).click();
      await expect(dialog.getByText('viel Glück')).toBeVisible();
      await page.reload();
      await expect(notice).toBeHidden();
    },
  );
});
