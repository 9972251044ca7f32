// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceFile, PlaceImport } from '@umkreis/contract/place-file.ts';
import type { ImportedRow } from '@umkreis/contract/transfer.ts';
import { BrowserRouter } from '@umkreis/federation/router.ts';
// Loaded by the preview when it is shown, which may be after the end of a test otherwise.
import '@umkreis/position-map/import-map.tsx';
import { serve, showInDashboard, type Responder } from '../../testing/show-in-dashboard.tsx';
import { ImportScreen } from './import-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const category = (main: string, sub: string, mainDe: string, subDe: string) => ({
  id: `${main}/${sub}`,
  mainCategory: main,
  subCategory: sub,
  mainCategoryName: { de: mainDe, en: main },
  subCategoryName: { de: subDe, en: sub },
});
const bounds = [
  [9.47, 47.05],
  [9.64, 47.27],
];
const branch = {
  shortId: 1,
  title: 'Gemeinde',
  timeZone: 'Europe/Vaduz',
  countryCode: 'li',
  mapBoundaries: [{ breakpoint: 'md', lngLatSwNeBounds: bounds }],
  mapCenter: [{ breakpoint: 'md', lng: 9.52, lat: 47.14, zoom: 12 }],
  levels: [],
  attribution: '© Gemeinde',
  basemapArchive: null,
};
const table: PlaceFile = {
  format: 'csv',
  columns: ['Lokal', 'Nummer', 'Rubrik', 'Breite', 'Länge', 'Farbe'],
  rows: [
    ['Linde', '17', 'Kaffeehaus', '47,139', '9,5225', 'rot'],
    ['Krone', '18', 'Café', '47,140', '9,5230', 'blau'],
    ['Adler', '19', 'Café', 'nördlich', '9,5230', ''],
  ].map((cells, index) => ({ number: index + 2, cells })),
  moreColumns: [],
  mapping: null,
};

interface Sent {
  isTrial: boolean;
  source: string;
  origin?: { id: string };
  rows: Record<string, unknown>[];
}

/** Shows the import with a server that has one place which resembles 'Krone'. */
async function start(file: PlaceFile | number = table, imports: PlaceImport[] = []) {
  const server = { sent: [] as Sent[], mappings: [] as unknown[], undone: 0 };
  const reference: Record<string, object> = {
    'GET /branches/': [branch],
    'GET /categories/': [
      category('Eating', 'Café', 'Essen', 'Café'),
      category('Eating', 'Restaurant', 'Essen', 'Restaurant'),
    ],
    'GET /tags/': [],
    'GET /items/details/keys/': [
      { keyName: 'hours', keyTitle: { de: 'Öffnungszeiten', en: 'Hours' }, type: 'hours', isHidden: false },
      { keyName: 'phone', keyTitle: { de: 'Telefon', en: 'Phone' }, type: 'phone', needsUnit: false, isHidden: false },
    ],
  };
  const outcome = (row: Record<string, unknown>): ImportedRow => ({
    id: row.id as string,
    changes: {},
    ...((row.details as { hours?: string[] })?.hours
      ? { result: 'refused', errors: [{ field: '/details/hours/dataValue', message: 'is not readable' }] }
      : { result: 'new', errors: [] }),
    similar: row.title === 'Krone' ? [{ id: 'krone', title: 'Hotel Krone', distance: 12, isOwn: true }] : [],
  });
  const respond: Responder = ({ operation, body }) => {
    if (reference[operation]) return reference[operation];
    if (operation === 'PUT /branches/1/imports/file/') return file;
    if (operation === 'GET /branches/1/imports/') return imports;
    if (operation === 'PUT /imports/mapping/') {
      server.mappings.push(body.mapping);
      return body.mapping as object;
    }
    if (operation.endsWith('/undo/')) return { trashed: 1, restored: 1, kept: [], left: 2 - ++server.undone };
    const sent = body as unknown as Sent;
    server.sent.push(sent);
    return { isWritten: !sent.isTrial, rows: sent.rows.map(outcome) };
  };
  const screen = showInDashboard(
    await serve(respond),
    <BrowserRouter>
      <ImportScreen />
    </BrowserRouter>,
  );
  const field = (label: string) => {
    const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label));
    if (!found) throw new Error(`There is no field ${label}`);
    return (found.control ?? document.getElementById(found.htmlFor)) as HTMLSelectElement;
  };
  const choose = (label: string, option: string) => {
    const select = field(label);
    const found = [...select.options].find(({ text }) => text === option);
    if (!found) throw new Error(`${label} has no option ${option}`);
    flushSync(() => {
      select.value = found.value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  const pick = (name: string) => {
    const input = screen.find<HTMLInputElement>('input[type="file"]');
    Object.defineProperty(input, 'files', { value: [new File(['x'], name)], configurable: true });
    flushSync(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  };
  await screen.until(() => !screen.find<HTMLInputElement>('input[type="file"]').disabled);
  return { ...screen, server, field, choose, pick };
}

test('maps a foreign file, previews it, imports it and undoes the import', async () => {
  const { server, field, choose, pick, until, text, click } = await start();
  pick('Gastronomie 2026.csv');
  await until(() => text()?.includes('Spalten zuordnen'));
  // Guessed by names and values, with examples.
  expect(text()).toContain('Linde · Krone · Adler');
  expect(['Lokal', 'Nummer', 'Rubrik', 'Farbe'].map((name) => field(`Feld für Spalte ${name}`).value)).toEqual([
    'title',
    'foreignId',
    'categories',
    '',
  ]);
  choose('Kategorie für Kaffeehaus', 'Essen / Café');
  choose('Feld für Spalte Farbe', 'nicht importieren');
  click('Weiter zur Vorschau');

  await until(() => text()?.includes('Was sich ändert'));
  expect(server.sent).toMatchObject([
    { isTrial: true, source: 'Gastronomie', rows: [{ foreignId: '17' }, { foreignId: '18' }] },
  ]);
  expect(text()).toContain('2 neu');
  expect(text()).toContain('1 neuer Ort gleicht einem vorhandenen');
  click('1 abgelehnt');
  await until(() => text()?.includes('«nördlich / 9,5230» ist keine Position'));

  // A possible duplicate is left out unless the editor decides otherwise.
  expect(text()).toContain('1 Ort importieren');
  choose('Mögliche Doppelte', 'den vorhandenen Ort ändern');
  click('2 Orte importieren');
  await until(() => text()?.includes('2 Orte importiert.'));
  const [, written] = server.sent;
  expect(written).toMatchObject({
    isTrial: false,
    origin: { fileName: 'Gastronomie 2026.csv' },
    rows: [
      { title: 'Linde', categories: ['Eating/Café'], lat: 47.139, lon: 9.5225 },
      { title: 'Krone', id: 'krone' },
    ],
  });
  expect(server.mappings).toMatchObject([
    { targets: { Lokal: 'title', Farbe: '' }, categories: { Kaffeehaus: 'Eating/Café' } },
  ]);

  click('Import rückgängig machen');
  await until(() => text()?.includes('Rückgängig gemacht: 2 im Papierkorb, 2 wie vorher.'));
});

test('imports a place without the details that are rejected, and names them', async () => {
  const columns = ['Lokal', 'Breite', 'Länge', 'Öffnungszeiten'];
  const rows = [{ number: 2, cells: ['Linde', '47,139', '9,5225', 'nach Lust'] }];
  const { server, pick, until, text, click } = await start({ ...table, columns, rows });
  pick('orte.csv');
  await until(() => text()?.includes('Weiter zur Vorschau'));
  click('Weiter zur Vorschau');
  await until(() => text()?.includes('Ausgelassen: Öffnungszeiten «nach Lust»'));
  click('1 Ort importieren');
  await until(() => text()?.includes('1 Ort importiert.'));
  expect(server.sent.at(-1)!.rows).toMatchObject([{ title: 'Linde', details: {} }]);
});

test('warns of places far away and swaps latitude and longitude', async () => {
  const swapped = table.rows
    .slice(0, 2)
    .map(({ number, cells }) => ({ number, cells: [cells[0]!, cells[1]!, cells[2]!, cells[4]!, cells[3]!, ''] }));
  const { server, pick, until, text, click } = await start({ ...table, rows: swapped });
  pick('orte.csv');
  await until(() => text()?.includes('Weiter zur Vorschau'));
  click('Weiter zur Vorschau');
  await until(() => text()?.includes('2 Orte liegen weit ausserhalb der Karte'));
  click('Breite und Länge tauschen');
  await until(() => text()?.includes('Breite und Länge sind getauscht.'));
  expect(server.sent.at(-1)!.rows[0]).toMatchObject({ lat: 47.139, lon: 9.5225 });
  expect(text()).not.toContain('weit ausserhalb');
});

test('asks before an unfinished import is left by a link', async () => {
  const { pick, until, text, find } = await start();
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const back = find<HTMLAnchorElement>('a[href="/dashboard/places/"]');
  pick('orte.csv');
  await until(() => text()?.includes('Weiter zur Vorschau'));
  flushSync(() => back.click());
  expect(confirm).toHaveBeenCalledWith('Der Import ist nicht abgeschlossen. Seite verlassen?');
  expect(text()).toContain('Weiter zur Vorschau');
});

test('lists the last imports and undoes one', async () => {
  const { until, text, click } = await start(table, [
    {
      id: 'import-1',
      branchShortId: 1,
      fileName: 'vereine.xlsx',
      author: 'a@test.example',
      date: '2026-11-26T10:00:00.000Z',
      created: 12,
      changed: 3,
      dateUndone: null,
    },
  ]);
  await until(() => text()?.includes('12 neu, 3 geändert'));
  click('Import von vereine.xlsx rückgängig machen');
  await until(() => text()?.includes('Rückgängig gemacht:'));
});

test('says what to do about a file that cannot be read', async () => {
  const { pick, until, text } = await start(500);
  pick('orte.csv');
  await until(() => text()?.includes('Die Datei konnte nicht gelesen werden. Verbindung prüfen'));
});
