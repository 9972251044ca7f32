import { branch } from './support/guide-data.ts';
import { hostUrl } from './support/instance.ts';
import { expect, test } from './support/test.ts';

test.use({ basemap: false });

interface WebManifest {
  shortcuts: { name: string; url: string }[];
}

test('opens what the shortcuts of the installed app name', { tag: '@nightly' }, async ({ page, context }) => {
  const { subdomain, mapCenter } = await branch(1);
  const origin = hostUrl(subdomain);
  const { lat, lon } = mapCenter[0]!;
  await context.grantPermissions(['geolocation'], { origin });
  await context.setGeolocation({ latitude: lat, longitude: lon });
  await page.goto(`${origin}/map`);
  const { shortcuts } = await page.evaluate(
    async () => (await (await fetch('/manifest.webmanifest')).json()) as WebManifest,
  );
  const open = (name: string) => page.goto(origin + shortcuts.find((one) => one.name === name)!.url);
  const panel = page.getByRole('region', { name: 'Orte und Angaben' });

  await open('Liste');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(/\/map$/);
  await open('Agenda');
  await expect(panel.getByRole('heading', { name: 'Agenda' })).toBeVisible();
  await open('In der Nähe');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mein Standort', pressed: true })).toBeVisible();
  await expect(page).toHaveURL(/\/map\?sort=near(?:#|$)/);
});
