import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import sharp from 'sharp';
import { branch, items } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test, type Page } from './support/test.ts';

const BRANCH = 4;
const thumb = 'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Altes_Haus.jpg/960px-Altes_Haus.jpg';
const licenceUrl = 'https://creativecommons.org/licenses/by-sa/4.0';
const found = {
  ns: 6,
  title: 'File:Altes Haus.jpg',
  imagerepository: 'local',
  imageinfo: [
    {
      thumburl: thumb,
      thumbwidth: 960,
      thumbheight: 640,
      url: 'https://upload.wikimedia.org/wikipedia/commons/a/ab/Altes_Haus.jpg',
      extmetadata: {
        Artist: { value: '<a href="//commons.wikimedia.org/wiki/User:Erika">Erika Muster</a>' },
        LicenseShortName: { value: 'CC BY-SA 4.0' },
        LicenseUrl: { value: licenceUrl },
      },
    },
  ],
};
const missing = { ns: 6, title: 'File:Altes Haus.jpg', missing: true };

/** Stubs Wikimedia Commons. @param ofPicture status of the picture itself */
async function stubCommons(page: Page, respond: () => object | Promise<object>, ofPicture = 200): Promise<URL[]> {
  const requests: URL[] = [];
  const body = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  await page.unrouteAll();
  await page.route(/^https:\/\/[^/]*wikimedia\.org\//, async (route) => {
    const url = new URL(route.request().url());
    requests.push(url);
    expect(await route.request().headerValue('referer')).toBeNull();
    if (url.hostname === 'commons.wikimedia.org')
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { batchcomplete: true, query: { pages: [await respond()] } },
      });
    return route.fulfill(ofPicture === 200 ? { contentType: 'image/jpeg', body } : { status: ofPicture, body: '' });
  });
  return requests;
}

test(
  'shows a linked picture of Wikimedia Commons with author and licence if the branch enables it',
  { tag: '@nightly' },
  async ({ page, request, context }) => {
    const { subdomain } = await branch(BRANCH);
    const keys = (await (await request.get(`${mainUrl}/api/items/details/keys/`)).json()) as ItemDetailKey[];
    const place = (await items(BRANCH)).find(
      (item) => item.title && item.branch === BRANCH && item.address && !item.image,
    )!;
    const headers = await staffHeaders();
    const created = await request.post(`${mainUrl}/api/items/details/`, {
      headers,
      data: {
        itemId: place.id,
        dataKeyV2: keys.find(({ keyName }) => keyName === 'pictureUrl')!.id,
        dataValue: 'https://commons.wikimedia.org/wiki/File:Altes_Haus.jpg',
      },
    });
    const detail = (await created.json()) as { id: string };
    const dashboard = await context.newPage();
    const choose = async (isVisible: boolean) => {
      await dashboard.getByLabel(/Wikimedia Commons/).setChecked(isVisible);
      await dashboard.getByRole('button', { name: 'Speichern' }).click();
      await expect.poll(async () => (await branch(BRANCH)).showsCommonsPictures).toBe(isVisible);
    };
    const card = page.getByRole('article', { name: place.title });
    const picture = card.locator('figure img');
    const link = card.getByRole('link', { name: 'Bild auf Wikimedia Commons' });
    const open = async () => {
      const respond = await page.goto(`${hostUrl(subdomain)}/map/place/${place.nanoId}`);
      return respond!.headers()['content-security-policy']!.includes('wikimedia');
    };
    try {
      const unasked = await stubCommons(page, () => found);
      expect(await open()).toBe(false);
      await expect(link).toBeVisible();
      expect(unasked).toEqual([]);

      await dashboard.goto(`${mainUrl}/dashboard/branch?map=${BRANCH}`);
      await dashboard.getByRole('button', { name: 'staff@umkreis.example' }).click();
      await dashboard.getByRole('button', { name: 'Aussehen' }).click();
      await choose(true);

      const requests = await stubCommons(page, () => found);
      await expect.poll(open).toBe(true);
      await expect(picture).toHaveAttribute('src', thumb);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
      await expect(card.locator('figcaption')).toHaveText('Erika Muster · CC BY-SA 4.0 · Wikimedia Commons');
      await expect(card.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute('href', licenceUrl);
      expect([...new Set(requests.map(({ hostname }) => hostname))]).toEqual([
        'commons.wikimedia.org',
        'upload.wikimedia.org',
      ]);
      expect(Object.fromEntries(requests[0]!.searchParams)).toMatchObject({
        origin: '*',
        titles: 'File:Altes Haus.jpg',
      });

      // Space is reserved for a slow picture, so that the layout does not shift.
      const { promise: isWanted, resolve: respondNow } = Promise.withResolvers<void>();
      await stubCommons(page, async () => {
        await isWanted;
        return found;
      });
      await open();
      const address = card.getByText('Adresse', { exact: true });
      await expect(card.locator('[class*="aspect-[4/3]"]')).toBeVisible();
      await expect(link).toBeHidden();
      const before = (await address.boundingBox())!.y;
      respondNow();
      await expect(picture).toBeVisible();
      // height of the line with author and licence
      expect((await address.boundingBox())!.y - before).toBeLessThan(40);

      await stubCommons(page, () => missing);
      await open();
      await expect(link).toBeVisible();
      await stubCommons(page, () => found, 404);
      await open();
      await expect(link).toBeVisible();
      await expect(picture).toBeHidden();
    } finally {
      await choose(false);
      await request.delete(`${mainUrl}/api/items/details/${detail.id}`, { headers });
    }
  },
);
