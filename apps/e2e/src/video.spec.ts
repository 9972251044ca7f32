import { createServer } from 'node:http';
import { expect, test, type FrameLocator, type Page } from './support/test.ts';
import sharp from 'sharp';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { ItemMedium } from '@umkreis/contract/media.ts';
import { branch, branches, items } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { staffHeaders } from './support/staff-token.ts';

const film = 'https://films.example/turm.webm';
const createdIds: string[] = [];
let nanoId: string;
let home: Branch;

/** Adds a video to a place, like an editor. */
async function showVideo(itemId: string, videoUrl: string): Promise<void> {
  const still = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#2b5d8a' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  for (const [name, value] of Object.entries({ itemId, kind: '4', videoUrl, title: 'Der Turm von innen' }))
    form.append(name, value);
  form.append('file', new Blob([new Uint8Array(still)], { type: 'image/jpeg' }), 'still.jpg');
  const response = await fetch(`${mainUrl}/api/items/media/`, {
    method: 'POST',
    headers: await staffHeaders(),
    body: form,
  });
  expect(response.status).toBe(201);
  createdIds.push(((await response.json()) as ItemMedium).id);
}

test.beforeAll(async () => {
  home = await branch(6);
  const place = (await items(6)).find((item) => item.title && !item.image && !item.closed)!;
  nanoId = place.nanoId;
  await showVideo(place.id, film);
  await showVideo(place.id, 'https://www.youtube.com/watch?v=abcdefghijk');
  await expect
    .poll(async () => (await branches()).find(({ shortId }) => shortId === 6)!.videoOrigins)
    .toEqual(['https://films.example']);
});
test.afterAll(async () => {
  for (const id of createdIds)
    await fetch(`${mainUrl}/api/items/media/${id}`, { method: 'DELETE', headers: await staffHeaders() });
});

/** A second of moving colours, recorded by the browser itself. */
async function record(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 160;
    canvas.height = 90;
    const paint = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 20; frame++) {
      paint.fillStyle = `hsl(${frame * 18} 80% 50%)`;
      paint.fillRect(0, 0, 160, 90);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test(
  'plays a video file on the card, names its server before, and sends requests only after the click',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('about:blank');
    const body = await record(page);
    const requested: string[] = [];
    await page.route('https://films.example/**', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ body, contentType: 'video/webm', headers: { 'Accept-Ranges': 'bytes' } });
    });
    await page.route('**/basemap/**', (route) => route.abort());
    const blocked: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text());
    });

    await page.goto(`${hostUrl(home.subdomain)}/map/place/${nanoId}`);
    await page.getByRole('button', { name: 'Video ansehen: Der Turm von innen' }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Bilder/ });
    await expect(dialog.getByText('Dieses Video ist bei films.example gespeichert.')).toBeVisible();
    // Nothing may be requested before the click.
    await page.waitForTimeout(1000);
    expect(requested).toEqual([]);

    await dialog.getByRole('button', { name: 'Abspielen: Der Turm von innen' }).click();
    const video = dialog.locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
    expect(requested[0]).toBe(film);
    await expect(dialog.getByText('Dieses Video ist bei')).toBeHidden();

    await dialog.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect(dialog.getByRole('link', { name: 'Bei YouTube ansehen' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com/,
    );
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    expect(blocked).toEqual([]);
  },
);

test('sends no requests to a server that no place of the branch names', async ({ page }) => {
  const mediaOf = async (subdomain: string) =>
    /media-src ([^;]*)/.exec(
      (await page.goto(`${hostUrl(subdomain)}/map`, { waitUntil: 'commit' }))!.headers()['content-security-policy']!,
    )![1];
  // Pages follow an edit with a delay.
  await expect.poll(() => mediaOf(home.subdomain)).toBe("'self' https://films.example");
  expect(await mediaOf((await branch(7)).subdomain)).toBe("'self'");
});

test(
  'opens a 360° view on another server by a QR code on a kiosk, and after a confirmation in a frame',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const keys = (await (await request.get(`${mainUrl}/api/items/details/keys/`)).json()) as ItemDetailKey[];
    const place = (await items(6)).find((item) => item.nanoId === nanoId)!;
    const headers = await staffHeaders();
    const tour = 'https://tour.example/rundgang';
    const site = createServer((_request, response) =>
      response
        .setHeader('Content-Type', 'text/html')
        .end(
          `<!doctype html><title>Another site</title><iframe width="1200" height="700" src="${hostUrl(home.subdomain)}/map/place/${nanoId}"></iframe>`,
        ),
    );
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const created = await request.post(`${mainUrl}/api/items/details/`, {
      headers,
      data: { itemId: place.id, dataKeyV2: keys.find(({ keyName }) => keyName === 'view360')!.id, dataValue: tour },
    });
    const { id } = (await created.json()) as { id: string };
    const region = await branch(12);
    await page.route('**/basemap/**', (route) => route.abort());
    await page
      .context()
      .route('https://tour.example/**', (route) => route.fulfill({ body: 'Rundgang', contentType: 'text/plain' }));
    const link = (container: Page | FrameLocator) => container.getByRole('link', { name: '360°-Ansicht' }).first();
    try {
      await page.goto(`${hostUrl(region.subdomain)}/map/place/${nanoId}?iskiosk`);
      await link(page).click();
      await expect(
        page.getByRole('dialog', { name: 'Auf dem Telefon öffnen' }).getByRole('img', { name: 'QR-Code' }),
      ).toBeVisible();
      expect(page.context().pages()).toHaveLength(1);

      await page.goto(`http://127.0.0.1:${(site.address() as { port: number }).port}`);
      const frame = page.frameLocator('iframe');
      await link(frame).click();
      const dialog = frame.getByRole('dialog', { name: 'Seite verlassen?' });
      await expect(dialog).toContainText('tour.example');
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        dialog.getByRole('link', { name: 'Öffnen' }).click(),
      ]);
      await expect(opened).toHaveURL(tour);
    } finally {
      site.close();
      await request.delete(`${mainUrl}/api/items/details/${id}`, { headers });
    }
  },
);
