// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { AuditEntry, AuditPage } from '@umkreis/contract/audit.ts';
import { BrowserRouter } from '@umkreis/federation/router.ts';
import { serve, showInDashboard, type Responder } from '../testing/show-in-dashboard.tsx';
import { AuditScreen } from './audit-screen.tsx';

const itemId = '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b7';
const base: AuditEntry = {
  id: '',
  kind: 'access',
  date: '2026-01-15T10:00:00Z',
  dateLast: '2026-01-15T10:00:00Z',
  person: 'anna@test.example',
  action: '',
  branchShortId: null,
  subject: null,
  title: null,
  times: 1,
  records: 0,
  details: {},
};
const entries: AuditEntry[] = [
  {
    ...base,
    id: 'a',
    action: 'contest-entries-read',
    branchShortId: 1,
    subject: itemId,
    times: 3,
    records: 30,
    dateLast: '2026-01-15T10:10:00Z',
  },
  { ...base, id: 'b', kind: 'item', action: 'update', branchShortId: 1, subject: itemId, title: 'Adler' },
  { ...base, id: 'c', kind: 'reference', action: 'category-update' },
  {
    ...base,
    id: 'd',
    person: 'job',
    action: 'retention-run',
    records: 7,
    details: { contestEntries: 5, contacts: 2, auditRows: 0 },
  },
];
const people = [
  { person: 'anna@test.example', writes: 2, accesses: 3, records: 30 },
  { person: 'job', writes: 0, accesses: 1, records: 7 },
];

/** Starts a server that has entries on one day. */
async function start(respond: (query: URLSearchParams) => object | number) {
  const queries: string[] = [];
  const responses: Responder = ({ operation, query }) => {
    if (operation !== 'GET /audit/') return [{ shortId: 1, title: 'Vaduz', timeZone: 'Europe/Vaduz' }];
    queries.push(query.toString());
    return respond(query);
  };
  return { queries, root: await serve(responses) };
}
const dayOf = (query: URLSearchParams): AuditPage => {
  const day = query.get('day') ?? '2026-01-15';
  const listed = day === '2026-01-15' ? entries : [];
  return {
    day,
    timeZone: 'Europe/Vaduz',
    people: listed.length > 0 ? people : [],
    entries: listed,
    total: listed.length,
    page: 1,
    pageCount: listed.length > 0 ? 2 : 0,
  };
};
const show = (root: string, role: 'staff' | 'editor' = 'staff') =>
  showInDashboard(
    root,
    <BrowserRouter>
      <AuditScreen />
    </BrowserRouter>,
    undefined,
    role,
  );

beforeEach(() => history.replaceState(null, '', '/dashboard/audit'));

it('lists accesses and writes with time, person, counts and a link to the history', async () => {
  const { root } = await start(dayOf);
  const { until, text, find } = show(root);
  await until(() => text()?.includes('Vaduz · 3-mal'));
  for (const words of [
    '11:00–11:10',
    'Teilnahmen eines Gewinnspiels gelesen',
    'Vaduz · 3-mal · 30 Datensätze',
    'Ort: geändert, Adler',
    'Kategorie: geändert',
    'Alte Personendaten gelöscht',
    'Teilnahmen: 5 · Kontaktadressen: 2 · Protokolleinträge: 0',
    'Automatisch',
    '4 Einträge',
  ])
    expect(text()).toContain(words);
  expect(find(`a[href="/dashboard/places/${itemId}"]`).textContent).toContain('Adler');
  expect(find(`a[href="/dashboard/contests/${itemId}"]`).textContent).toContain('Gewinnspiels');
});

it('stores day, person and page in the URL and requests them', async () => {
  const { root, queries } = await start(dayOf);
  const { until, text, click } = show(root);
  await until(() => text()?.includes('4 Einträge'));
  click('anna@test.example');
  await until(() => location.search === '?person=anna%40test.example');
  await until(() => queries.at(-1) === 'person=anna%40test.example&page=1');
  click('Nächste Seite');
  await until(() => location.search.includes('page=2'));
  click('Vorheriger Tag');
  await until(() => location.search === '?day=2026-01-14&person=anna%40test.example');
  await until(() => text()?.includes('Keine Einträge'));
  expect(queries.at(-1)).toBe('day=2026-01-14&person=anna%40test.example&page=1');
});

it('shows an error for a failed request and loads nothing for editors', async () => {
  const { root, queries } = await start(() => 500);
  const { until, text, unmount: leave } = show(root);
  await until(() => text()?.includes('Noch einmal versuchen'));
  leave();
  const requested = queries.length;
  const editors = show(root, 'editor');
  await editors.until(() => editors.text()?.includes('Nur für Betreiber'));
  expect(queries).toHaveLength(requested);
});
