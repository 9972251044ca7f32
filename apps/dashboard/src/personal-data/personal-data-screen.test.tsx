// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { serve, showInDashboard } from '../testing/show-in-dashboard.tsx';
import { PersonalDataScreen } from './personal-data-screen.tsx';

const found = [
  { kind: 'contest-entries', branchShortId: 1, count: 2 },
  { kind: 'contest-entries', branchShortId: null, count: 1 },
  { kind: 'change-requests', branchShortId: 1, count: 1 },
];
const ANNA = 'anna@example.org';

/** Starts a server with data of Anna, until it is erased. */
async function start() {
  const server = { calls: [] as [string, unknown][], isErased: false };
  const root = await serve(({ operation, body }) => {
    if (operation === 'GET /branches/') return [{ shortId: 1, title: 'Vaduz', timeZone: 'Europe/Vaduz' }];
    if (operation === 'GET /personal-data/retention/')
      return { contestEntriesDays: 180, contactsDays: 1, auditDays: 365, lastRun: '2026-01-15T10:00:00Z' };
    server.calls.push([operation, body]);
    if (operation === 'POST /personal-data/find/' && !String(body.email).includes('@')) return { rejected: ['email'] };
    if (operation === 'POST /personal-data/find/')
      return { counts: body.email === ANNA && !server.isErased ? found : [] };
    if (operation === 'POST /personal-data/export/') return { contestEntries: [], changeRequests: [] };
    server.isErased = true;
    return { contestEntries: 3, changeRequests: 1, addressHash: '0123456789abcdef' };
  });
  return { server, ...showInDashboard(root, <PersonalDataScreen />, undefined, 'staff'), root };
}

beforeEach(() => vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file'));

it('describes the retention periods in words', async () => {
  const { until, text } = await start();
  await until(() => text()?.includes('Zuletzt gelöscht: 15.01.2026, 11:00.'));
  expect(text()).toContain('Teilnahmen an Gewinnspielen: gelöscht 180 Tage nach dem Ende des Gewinnspiels.');
  expect(text()).toContain('gelöscht 1 Tag nach dem Entscheid; offene Vorschläge: 2 Tage nach dem Eingang.');
  expect(text()).toContain('Protokoll der Zugriffe: 365 Tage.');
});

it('shows at the field that the API rejects an address', async () => {
  const { until, text, write, click } = await start();
  write('input', 'anna');
  click('Suchen');
  await until(() => text()?.includes('Eine vollständige E-Mail-Adresse eingeben.'));
  expect(text()).not.toContain('ist nichts gespeichert');
  write('input', ANNA);
  click('Suchen');
  await until(() => text()?.includes(`Gespeichert unter ${ANNA}`));
  expect(text()).not.toContain('Eine vollständige E-Mail-Adresse eingeben.');
});

it('shows the stored data by kind and branch, downloads it, and erases it after a confirmation', async () => {
  const { until, text, write, click, server } = await start();
  write('input', ANNA);
  click('Suchen');
  await until(() => text()?.includes(`Gespeichert unter ${ANNA}`));
  expect(text()).toContain('2 TeilnahmenVaduz1 TeilnahmeAlle Karten1 VorschlagVaduz');
  click('Als Datei laden');
  await until(() => server.calls.some(([operation]) => operation === 'POST /personal-data/export/'));
  await until(() => vi.mocked(URL.createObjectURL).mock.calls.length === 1);
  click('Löschen');
  await until(() => text()?.includes('3 Teilnahmen: Name, Adresse und Antwort. 1 Vorschlag: Kontaktadresse'));
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  click('Abbrechen');
  await until(() => !text()?.includes('Ja, löschen'));
  expect(server.isErased).toBe(false);
  click('Löschen');
  await until(() => text()?.includes('Ja, löschen'));
  click('Ja, löschen');
  await until(() => text()?.includes('Gelöscht: 3 Teilnahmen, 1 Vorschlag.'));
  expect(server.calls.every(([, body]) => (body as { email: string }).email === ANNA)).toBe(true);
  click('Suchen');
  await until(() => text()?.includes('Unter dieser Adresse ist nichts gespeichert.'));
  expect(location.href).not.toContain('anna');
  expect(JSON.stringify({ ...localStorage })).not.toContain('anna');
});

it('shows nothing to editors', async () => {
  const { server, root } = await start();
  const { until, text } = showInDashboard(root, <PersonalDataScreen />);
  await until(() => text()?.includes('Nur für Betreiber'));
  expect(text()).not.toContain('E-Mail-Adresse');
  expect(server.calls).toEqual([]);
});
