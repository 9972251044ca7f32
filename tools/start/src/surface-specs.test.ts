import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { surfaces } from '@umkreis/contract/boot.ts';
import { workspace } from './services.ts';
import { missingSpecs, specsFor } from './surface-specs.ts';

it('runs the browser tests of the surfaces, and those of no surface in particular', () => {
  expect(missingSpecs()).toEqual([]);
  const [kiosk, all] = [specsFor('kiosk'), specsFor('shell')];
  expect(kiosk).toEqual(expect.arrayContaining(['kiosk-session.spec.ts', 'start.spec.ts', 'releases.spec.ts']));
  expect(kiosk).not.toContain('dashboard.spec.ts');
  expect(specsFor('kiosk,dashboard')).toContain('dashboard.spec.ts');
  expect(new Set(specsFor('map,embed,kiosk,dashboard'))).toEqual(new Set(all));
  expect(() => specsFor('window')).toThrow(`--surfaces takes some of ${surfaces.join(',')}`);
});

it('runs every test that opens a kiosk, an embedded list or the dashboard for that surface', () => {
  const opens = { kiosk: /\?iskiosk/, embed: /\/embed\//, dashboard: /\/dashboard/ };
  for (const [surface, page] of Object.entries(opens)) {
    const run = specsFor(surface);
    const missing = specsFor('shell').filter(
      (file) => !run.includes(file) && page.test(readFileSync(path.join(workspace, 'apps/e2e/src', file), 'utf8')),
    );
    expect([surface, missing]).toEqual([surface, []]);
  }
});
