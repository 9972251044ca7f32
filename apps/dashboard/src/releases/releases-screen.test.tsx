import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import type { Auth, Boot } from '@umkreis/contract/boot.ts';
import type { StaffMember } from '@umkreis/contract/dashboard.ts';
import type { EdgeHealth } from '@umkreis/contract/surface-error.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { DashboardProvider } from '../session/dashboard-context.tsx';
import { ReleasesScreen } from './releases-screen.tsx';

const boot = { apiRoot: '/api', branch: null, main: {}, product: { name: 'Umkreis' } } as unknown as Boot;
const branches = [
  { shortId: 21, title: 'Bergbahnen' },
  { shortId: 25, title: 'Messe' },
];
const fares = (version: string, recentLoads: number, recentFaults: number) => ({
  version,
  loads: 900,
  faults: 9,
  recentLoads,
  recentFaults,
});
const health: EdgeHealth = {
  status: 'degraded',
  startedAt: '2026-05-04T08:00:00.000Z',
  version: '1.4.0',
  surfaces: {
    shell: { status: 'ok', current: fares('v1', 0, 0) },
    map: {
      status: 'degraded',
      reason: 'Map v7 failed in 60 of 90 pages of the last 15 minutes.',
      rollback: 'npm run deploy -- rollback map',
      since: '2026-05-04T10:20:30.000Z',
      current: fares('v7', 90, 60),
      previous: fares('v6', 400, 1),
      canary: { ...fares('v8', 10, 0), semver: '1.3.0', branches: [21, 25] },
      takenBack: ['v5'],
      keptForPages: 2,
    },
  },
};

/** The text content of the page, without markup. */
function renderPage(role: StaffMember['role'], response: EdgeHealth | undefined, language: 'de' | 'en' = 'de'): string {
  const me = { role, branchShortIds: [21], email: 'a@b.example', name: 'Anna' } as unknown as StaffMember;
  const fallback = { '/api/branches/': branches, ...(response && { '/edge/health': response }) };
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <SWRConfig value={{ fallback, provider: () => new Map() }}>
        <DashboardProvider value={{ boot, auth: {} as Auth, me, language, setLanguage: () => {} }}>
          <ReleasesScreen />
        </DashboardProvider>
      </SWRConfig>
    </LanguageProvider>,
  );
}

test('shows staff the version, error rate and rollback command of each surface', () => {
  const page = renderPage('staff', health);
  for (const text of [
    'Eine Auslieferung hat Fehler',
    'hat Fehler',
    'für alle',
    'vorab: Bergbahnen, Messe',
    'in 15 Minuten 60 von 90 Seiten mit Fehler',
    'in 15 Minuten keine Seite',
    'insgesamt 9 von 900',
    '1.3.0',
    'vorab: Bergbahnen, Messe, v8',
    'Server 1.4.0.',
    'npm run deploy -- promote map',
    'npm run deploy -- rollback map',
    'Befehl kopieren',
    'Zurückgenommen: v5',
    '2 ältere Versionen bleiben eine Woche für offene Seiten',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('rollback shell');
  expect(renderPage('staff', health, 'en')).toContain('canary: Bergbahnen, Messe');
});

test('reports missing files of a version', () => {
  const map = { ...health.surfaces.map!, isMissing: true };
  expect(renderPage('staff', { ...health, surfaces: { map } })).toContain('Die Dateien dieser Version fehlen.');
});

test('shows separate texts when all is well, when nothing is released, and for people without access', () => {
  expect(renderPage('staff', { status: 'ok', surfaces: { shell: health.surfaces.shell! } })).toContain(
    'Alles läuft normal',
  );
  expect(renderPage('staff', { status: 'ok', surfaces: {} })).toContain('Noch nichts ausgeliefert');
  const editors = renderPage('editor', health);
  expect(editors).toContain('Nur für Betreiber');
  expect(editors).not.toContain('v7');
});

test('names an incomplete version with the served version and the missing key', () => {
  const incomplete = { version: 'v8', missing: ['map/v8/static/main.js'] };
  const map = { ...health.surfaces.map!, incomplete };
  const page = renderPage('staff', { ...health, surfaces: { map } });
  expect(page).toContain('Version v8 ist im Speicher unvollständig. Ausgeliefert wird v7.');
  expect(page).toContain('Es fehlt: map/v8/static/main.js');
  const nothing = { ...map, isMissing: true };
  expect(renderPage('staff', { ...health, surfaces: { map: nothing } }, 'en')).toContain(
    'Version v8 is incomplete in the bucket and not served.',
  );
});

test('reports an unreadable bucket, even if no surface has been loaded from it yet', () => {
  const bucketUnreadSince = '2026-05-04T10:20:30.000Z';
  for (const surfaces of [{}, { shell: health.surfaces.shell! }]) {
    const page = renderPage('staff', { status: 'degraded', surfaces, bucketUnreadSince });
    expect(page).toContain('Die Auslieferung ist gestört');
    expect(page).toMatch(/Der Speicher der Auslieferungen ist seit .* nicht lesbar/);
    expect(page).not.toContain('Alles läuft normal');
  }
});
