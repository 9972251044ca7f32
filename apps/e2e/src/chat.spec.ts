import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/test.ts';
import { branch, items } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';

test(
  'a question is answered with places, a follow-up narrows it, a place opens and leads back to the conversation',
  { tag: '@clock' },
  async ({ page }) => {
    const { subdomain } = await branch(1);
    await page.goto(`${hostUrl(subdomain)}/map?time=2027-01-12T12:00`);
    await page.getByRole('button', { name: 'Fragen', exact: true }).click();
    const log = page.getByRole('log', { name: 'Gesprächsverlauf' });
    const field = page.getByRole('textbox', { name: 'Frage stellen' });
    await field.fill('Welche Restaurants haben heute Abend offen?');
    await field.press('Enter');
    await expect(log.getByText(/geöffnet:/)).toBeVisible();
    const rows = log.getByRole('listitem');
    await expect(rows.first()).toContainText('offen');

    await field.fill('und ein Hotel?');
    await field.press('Enter');
    await expect(log.getByText('und ein Hotel?')).toBeVisible();
    const hotel = log.getByRole('button', { name: /Hotel/ }).last();
    await expect(hotel).toBeVisible();
    expect(
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join()}`),
    ).toEqual([]);
    await hotel.click();
    await expect(page).toHaveURL(/\/map\/place\/[\w-]{8}/);
    await page.getByRole('button', { name: 'Schliessen' }).first().click();
    await expect(log.getByText('und ein Hotel?')).toBeVisible();
  },
);

test('the chat finds a place by its name and says when there is nothing', async ({ page }) => {
  const { subdomain } = await branch(1);
  const named = (await items(1)).find((item) => item.title.split(' ').length > 1 && !item.closed)!;
  await page.goto(`${hostUrl(subdomain)}/map`);
  await page.getByRole('button', { name: 'Fragen', exact: true }).click();
  const log = page.getByRole('log');
  const field = page.getByRole('textbox', { name: 'Frage stellen' });
  await field.fill('Raumschiffwerft');
  await field.press('Enter');
  await expect(log.getByText(/nichts eingetragen/)).toBeVisible();
  await field.fill(`Wo ist ${named.title}?`);
  await field.press('Enter');
  await expect(log.getByRole('button', { name: named.title }).first()).toBeVisible();
});
