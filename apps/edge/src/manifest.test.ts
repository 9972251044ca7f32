import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeBranch } from '@umkreis/branches/config/branch-config.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { startEdgeOfBranches } from './testing/start-edge-of-branches.ts';

interface WebManifest {
  lang: string;
  description: string;
  categories: string[];
  screenshots?: { src: string; sizes: string; type: string; form_factor: string; label: string }[];
  icons: { src: string; sizes: string; purpose?: string }[];
  shortcuts: { name: string; url: string; icons: { src: string }[] }[];
}

let site: Awaited<ReturnType<typeof startEdgeOfBranches>>;

beforeAll(async () => {
  const branches = branchConfigs.map((config) => ({
    ...mergeBranch(config, undefined),
    hasEvents: config.shortId === 1,
    ...(config.shortId === 1 && { appPictures: ['vaduz-app-1-720x1280.webp', 'vaduz-app-2-1280x720.webp'] }),
  }));
  site = await startEdgeOfBranches(branches);
});
afterAll(() => site?.close());

const hostOf = (shortId: number) =>
  `${branchConfigs.find((config) => config.shortId === shortId)!.subdomain}.guide.example`;
const get = (url: string, host: string) => site.edge.inject({ url, headers: { host } });
const manifestOf = async (host: string, query = '') =>
  (await get(`/manifest.webmanifest${query}`, host)).json<WebManifest>();
const namesOf = ({ shortcuts }: WebManifest) => shortcuts.map(({ name }) => name);

it('describes the installed app, with a shortcut to what the host offers', async () => {
  const manifest = await manifestOf(hostOf(1));
  const { title } = branchConfigs.find(({ shortId }) => shortId === 1)!;
  expect(manifest.description).toContain(title);
  expect(manifest.categories).toEqual(['travel', 'navigation']);
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Liste', '/map?show=list'],
    ['Agenda', '/map?events=1'],
    ['In der Nähe', '/map?show=near&sort=near'],
  ]);
  expect(namesOf(await manifestOf(hostOf(2))), 'without events').toEqual(['Liste', 'In der Nähe']);
  expect(namesOf(await manifestOf('guide.example')), 'main site').toEqual(['Liste', 'In der Nähe']);
});

it('shows the pictures that the branch has uploaded, upright and wide, and no member without any', async () => {
  const { title } = branchConfigs.find(({ shortId }) => shortId === 1)!;
  const of = { type: 'image/webp', label: title };
  expect((await manifestOf(hostOf(1))).screenshots).toEqual([
    { src: '/branches/vaduz-app-1-720x1280.webp', sizes: '720x1280', form_factor: 'narrow', ...of },
    { src: '/branches/vaduz-app-2-1280x720.webp', sizes: '1280x720', form_factor: 'wide', ...of },
  ]);
  for (const host of [hostOf(2), 'guide.example']) expect(await manifestOf(host)).not.toHaveProperty('screenshots');
});

it('is in the language of the page that links to it', async () => {
  const english = await manifestOf(hostOf(1), '?lang=en');
  expect(english.lang).toBe('en');
  expect(namesOf(english)).toEqual(['List', 'What’s on', 'Near me']);
  expect((await manifestOf(hostOf(1), '?lang=xx')).lang).toBe('de');
});

it('names icons of the size that they have', async () => {
  for (const host of [hostOf(1), 'guide.example']) {
    const { icons, shortcuts } = await manifestOf(host);
    expect(icons.map(({ purpose }) => purpose ?? '')).toEqual(['', 'any', 'any', 'maskable', 'maskable']);
    for (const { src } of shortcuts.flatMap((shortcut) => shortcut.icons))
      expect(icons.map((icon) => icon.src)).toContain(src);
    for (const { src, sizes } of [...icons.slice(1), { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { statusCode, rawPayload } = await get(src, host);
      expect(statusCode, host + src).toBe(200);
      const { width, height } = await sharp(rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
});

it('keeps the mark of a maskable icon within the circle that every device shows', async () => {
  for (const host of [hostOf(1), hostOf(2), 'guide.example']) {
    const { rawPayload } = await get('/icon-maskable-192.png', host);
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (info.width - 1) / 2;
    const farthest = Math.max(
      ...Array.from({ length: info.width * info.height }, (_, pixel) => {
        const isWhite = data.subarray(pixel * info.channels, (pixel + 1) * info.channels).every((value) => value > 250);
        return isWhite
          ? 0
          : Math.hypot((pixel % info.width) - middle, Math.floor(pixel / info.width) - middle) / info.width;
      }),
    );
    expect(farthest).toBeGreaterThan(0.2);
    expect(farthest, 'share of the side').toBeLessThanOrEqual(0.4);
  }
});
