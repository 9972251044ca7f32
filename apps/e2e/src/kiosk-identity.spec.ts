import type { StoredKiosk } from '@umkreis/contract/kiosk.ts';
import { branch } from './support/guide-data.ts';
import { hostUrl, mainUrl } from './support/instance.ts';
import { smallKiosk } from './support/small-kiosk.ts';
import { staffHeaders } from './support/staff-token.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false, viewport: smallKiosk, hasTouch: true });

test(
  'restores the identity of a kiosk after its storage was wiped, reports it to the dashboard, and runs a command once',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const { subdomain, mapCenter } = await branch(25);
    const headers = await staffHeaders();
    const position = [mapCenter[0]!.lon, mapCenter[0]!.lat];
    const created = await request.post(`${mainUrl}/api/kiosks/`, {
      headers,
      data: { branchShortId: 25, name: 'Eingang Ost', position, heading: 120, level: 'OG' },
    });
    const { id, kioskKey } = (await created.json()) as StoredKiosk;
    const asSeen = async () => {
      const kiosks = (await (await request.get(`${mainUrl}/api/kiosks/`, { headers })).json()) as StoredKiosk[];
      return kiosks.find((kiosk) => kiosk.id === id)!;
    };
    try {
      const start = `${hostUrl(subdomain)}/map?iskiosk&kiosk=${kioskKey}`;
      await page.goto(start);
      await expect(page.getByText('Standort: Eingang Ost')).toBeAttached();
      await page.evaluate(() => localStorage.clear());
      await page.goto(start);
      await expect(page.getByText('Standort: Eingang Ost')).toBeAttached();
      expect(await asSeen()).toMatchObject({ running: { screen: `${smallKiosk.width}x${smallKiosk.height}` } });
      expect((await asSeen()).lastContact).not.toBeNull();

      // The command is delivered with the next heartbeat, which a new page sends immediately.
      await request.post(`${mainUrl}/api/kiosks/${id}/commands/`, { headers, data: { deed: 'reload' } });
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));
      await page.goto(start);
      await expect.poll(() => loads.length).toBe(2);
      await expect(page.getByText('Standort: Eingang Ost')).toBeAttached();
      expect((await asSeen()).command?.dateDone).not.toBeNull();
      // The page must not be loaded a third time.
      await page.waitForTimeout(2000);
      expect(loads.length, 'once').toBe(2);
      expect(page.url()).toContain(kioskKey);
    } finally {
      await request.delete(`${mainUrl}/api/kiosks/${id}`, { headers });
    }
  },
);
