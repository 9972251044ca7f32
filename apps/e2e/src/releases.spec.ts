import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from './support/test.ts';
import type { RemotesFile } from '@umkreis/contract/boot.ts';
import type { EdgeHealth } from '@umkreis/contract/surface-error.ts';
import { errorsPath } from '@umkreis/contract/releases.ts';
import { buildAt, previousRelease } from '@umkreis/deploy/previous-release.ts';
import { readPointers } from '@umkreis/releases/local-pointers.ts';
import { compression, release } from '@umkreis/deploy/release.ts';
import { rollback } from '@umkreis/deploy/rollback.ts';
import { tryRelease } from '@umkreis/deploy/smoke-test/try-release.ts';
import { branch, items } from './support/guide-data.ts';
import { dataDir, hostUrl, mainUrl } from './support/instance.ts';

// The tests change what is live, so they run serially, with the remote that other tests use least.
test.describe.configure({ mode: 'serial' });

const releases = path.join(dataDir, 'releases');
const listUrl = async () => {
  const { subdomain, searchShortcuts } = await branch(2);
  return `${hostUrl(subdomain)}/embed/search-shortcut/${searchShortcuts.find((one) => one.env === 'development')!.id}`;
};
const remotes = async () => (await (await fetch(`${mainUrl}/remotes.json`)).json()) as RemotesFile;

test('redeploys one remote while the shell is running: a reload shows it in the same shell', async ({ page }) => {
  const before = await readPointers(releases);
  await page.goto(await listUrl());
  await expect(page.getByRole('listitem').first()).toBeVisible();

  const changed = await changedBuild(before.embed!.current);
  const { version } = await release('embed', changed, releases, { quality: compression.quick });
  await rm(changed, { recursive: true });
  expect((await remotes()).embed?.version).toBe(version);
  const used = page.waitForResponse(
    (response) => response.url().includes(`/releases/embed/${version}/`) && response.url().includes('.js'),
  );
  await page.reload();
  await used;
  await expect(page.getByRole('heading', { level: 1, name: /Version 2/ })).toBeVisible();
  expect((await readPointers(releases)).shell).toEqual(before.shell);

  expect(await rollback('embed', releases)).toBe(before.embed?.current);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Version 2/ })).toBeHidden();
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

test('replaces a broken remote by a message while the shell keeps working, and recovers on retry', async ({ page }) => {
  // A canary, so that it is broken on one branch only: other tests use the remote at the same time.
  const changed = await changedBuild((await readPointers(releases)).embed!.current);
  const { version } = await release('embed', changed, releases, {
    canary: { branches: [2] },
    quality: compression.quick,
  });
  await rm(changed, { recursive: true });
  const folder = path.join(releases, 'embed', version);
  try {
    await rename(folder, `${folder}.away`);
    await page.goto(await listUrl());
    await expect(page.locator('[data-fallback="embed"]')).toContainText('nicht verfügbar');
    await page.goto(mainUrl);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(await listUrl());
    await expect(page.locator('[data-fallback="embed"]')).toBeVisible();
    await rename(`${folder}.away`, folder);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
  } finally {
    await rollback('embed', releases);
  }
});

test(
  'rejects a release that does not start, and reports and rolls back one that fails for visitors',
  { tag: '@nightly' },
  async ({ page }) => {
    const { current } = (await readPointers(releases)).embed!;
    const broken = await brokenBuild(current);
    const tryIt = async (version: string, files: string) => {
      await tryRelease({ surface: 'embed', version, files, dataDir, apiUrl: null, report: () => {} });
    };
    await expect(release('embed', broken, releases, { quality: compression.quick, tryIt })).rejects.toThrow(
      /no embed today/,
    );
    expect((await remotes()).embed?.version).toBe(current);

    // Simulates a defect that only occurs on visitors' devices.
    const canary = { branches: [2] };
    const { version } = await release('embed', broken, releases, { canary, quality: compression.quick });
    await rm(broken, { recursive: true });
    const health = async () => (await (await fetch(`${mainUrl}/edge/health`)).json()) as EdgeHealth;
    try {
      for (let visits = 0; visits < 3; visits++) {
        const faultReport = page.waitForResponse((response) => response.url().endsWith(errorsPath));
        await page.goto(await listUrl());
        expect((await faultReport).status()).toBe(204);
        // The static list written by the edge stays visible.
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      }
      const { status, surfaces } = await health();
      expect(status).toBe('degraded');
      expect(surfaces.embed?.reason).toContain(`canary of embed ${version} failed in 3 of 3 pages`);
      expect(surfaces.embed?.rollback).toBe('npm run deploy -- rollback embed');
    } finally {
      await rollback('embed', releases);
    }
    expect((await health()).surfaces.embed?.status).toBe('ok');
  },
);

const oldOn = { map: 9, embed: 9, dashboard: 9, kiosk: 25 } as const;
type Remote = keyof typeof oldOn;

const checks: Record<Remote, (page: Page, isOld: () => Promise<void>) => Promise<void>> = {
  async map(page, isOld) {
    const place = (await items(9)).find((item) => item.title && item.details?.hours)!;
    await page.goto(`${hostUrl((await branch(9)).subdomain)}/map/place/${place.nanoId}`);
    await isOld();
    await expect(page.getByRole('heading', { name: place.title, exact: true })).toBeVisible();
    await expect(page.getByText('Öffnungszeiten', { exact: true })).toBeVisible();
    await page.locator('main input[type=search]').fill(place.title);
    await expect(page.getByRole('listitem').filter({ hasText: place.title }).first()).toBeVisible();
  },
  async embed(page, isOld) {
    const { subdomain, searchShortcuts } = await branch(9);
    const { id } = searchShortcuts.find((one) => one.env === 'development')!;
    await page.goto(`${hostUrl(subdomain)}/embed/search-shortcut/${id}`);
    await isOld();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  },
  async kiosk(page, isOld) {
    await page.goto(`${hostUrl((await branch(25)).subdomain)}/map?iskiosk`);
    await isOld();
    await expect(page.getByRole('button', { name: 'Zum Standort' })).toBeVisible();
  },
  async dashboard(page, isOld) {
    await page.goto(`${hostUrl((await branch(9)).subdomain)}/dashboard/places/`);
    await page.getByRole('button', { name: 'staff@umkreis.example' }).click();
    await isOld();
    await expect(page.getByRole('row').nth(5)).toBeVisible();
  },
};

/** The old remotes are built from the sources of that time, which is slow. */
for (const remotesOld of [['map'], ['embed', 'kiosk', 'dashboard']] as Remote[][])
  test(
    `runs ${remotesOld.join(', ')} of the previous release in the current shell with current data`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(300_000);
      const commit = await previousRelease();
      test.skip(!commit, 'a copy without its history has no release before this one');
      const sources = await mkdtemp(path.join(tmpdir(), 'previous-'));
      try {
        const distOf = await buildAt(commit!, remotesOld, sources);
        for (const remote of remotesOld)
          await release(remote, distOf(remote), releases, {
            canary: { branches: [oldOn[remote]] },
            quality: compression.quick,
          });
        const pointers = await readPointers(releases);
        const loaded: string[] = [];
        const failed: string[] = [];
        page.on('response', (response) => {
          const found = /\/releases\/(\w+)\/([\w-]+)\//.exec(response.url());
          if (found) loaded.push(`${found[1]}/${found[2]}`);
          if (response.status() >= 400 && response.url().includes('/api/'))
            failed.push(`${response.status()} ${response.url()}`);
        });
        page.on('pageerror', (error) => failed.push(error.message));
        for (const remote of remotesOld)
          await checks[remote](page, () =>
            expect.poll(() => loaded).toContain(`${remote}/${pointers[remote]!.canary!.version}`),
          );
        expect(failed).toEqual([]);
      } finally {
        for (const remote of remotesOld)
          if ((await readPointers(releases))[remote]?.canary) await rollback(remote, releases);
        await rm(sources, { recursive: true, force: true });
      }
    },
  );

/** The live embed with an entry that throws when it is executed. */
async function brokenBuild(version: string): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'embed-'));
  await cp(path.join(releases, 'embed', version), dist, {
    recursive: true,
    filter: (source) => !/\.(br|gz)$/.test(source),
  });
  const { start } = JSON.parse(await readFile(path.join(dist, 'mf-manifest.json'), 'utf8')) as { start: string };
  const file = path.join(dist, start);
  await writeFile(file, `throw new Error('no embed today');${await readFile(file, 'utf8')}`);
  return dist;
}

/** The heading of a list in the built code, before its text. */
const heading = 'break-words hyphens-auto",children:';

/** The live embed with a different heading, as a new release. */
async function changedBuild(version: string): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'embed-'));
  await cp(path.join(releases, 'embed', version), dist, {
    recursive: true,
    filter: (source) => !/\.(br|gz)$|\.release\.json$/.test(source),
  });
  const scripts = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const file = path.join(dist, name);
    const code = await readFile(file, 'utf8');
    const changed = code.replaceAll(heading, `${heading}"Version 2 "+`);
    if (changed !== code) await writeFile(file, changed);
  }
  return dist;
}
