// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showInDashboard, serve } from '../testing/show-in-dashboard.tsx';
import { useSettingText } from './setting-text.ts';

/** The displayed texts of some values. */
async function textsOf(values: readonly [field: string, value: unknown][]): Promise<string[]> {
  const places = { aBcDeF12: { title: 'Rathaus', isDeleted: false } };
  function Texts() {
    const textOf = useSettingText();
    return <pre>{JSON.stringify(values.map(([field, value]) => textOf(field, value, places)))}</pre>;
  }
  const { find } = showInDashboard(await serve(() => []), <Texts />);
  return JSON.parse(find('pre').textContent) as string[];
}

const kiosk = {
  globalMarginTop: 120,
  globalMarginBottom: 0,
  screenSaverEnabled: true,
  idleSeconds: 90,
  resetOnEveryMove: false,
  mapPaddingBottom: null,
};
const inFrame = {
  logo: null,
  logoHeight: '32px',
  showSearchShortcuts: true,
  title: 'Karte',
  escapeFromFrameOnSearchShortcutClick: false,
};

test('shows names instead of codes, IDs and file names', async () => {
  expect(
    await textsOf([
      ['contentLanguage', 'en'],
      ['currentSeasonId', '[winter]'],
      ['currentSeasonId', null],
      ['centerItem', { devItemNanoId: 'aBcDeF12', productionItemNanoId: 'aBcDeF12' }],
      ['centerItem', { devItemNanoId: null, productionItemNanoId: null }],
      ['logo', 'logo-0123456789abcdef.webp'],
      ['logo', null],
      ['appPictures', ['a-400x800.webp', 'b-400x800.webp']],
      ['hasEvents', true],
      ['feedbackEmail', null],
      ['menuTitle', 'Aubach'],
    ]),
  ).toEqual([
    'Englisch',
    'Winter',
    'Keine',
    'Rathaus',
    'Kein Ort gewählt',
    'Bild',
    'Ohne Logo',
    '2 Bilder',
    'Ja',
    '–',
    'Aubach',
  ]);
});

test('shows the parts of composite values with their labels', async () => {
  const camera = { breakpoint: 'xs', lat: 47.14159, lon: 9.52, zoom: 14.25, pitch: 30, bearing: 0 };
  const bounds = [
    [9.4, 47.1],
    [9.6, 47.2],
  ];
  const season = {
    id: '[summer]',
    title: { de: 'Sommer', en: 'Summer' },
    path: 'sommer',
    begins: '04-20',
    styleUrl: null,
  };
  const floor = { key: 'EG', sortOrder: 1, layerId: 'floor-1', layerPath: null, isDefault: true };
  expect(
    await textsOf([
      ['mapCenter', [camera]],
      ['mapBoundaries', [{ breakpoint: 'md', lngLatSwNeBounds: bounds }]],
      ['seasons', [season]],
      ['levels', [floor, { ...floor, key: 'UG', sortOrder: 0, isDefault: false }]],
      ['levels', []],
      ['kiosk', kiosk],
      ['inFrame', inFrame],
    ]),
  ).toEqual([
    'Telefon: 47.1416, 9.52 · Zoom 14.3 · Neigung, °: 30',
    'Computer: 47.1, 9.4 – 47.2, 9.6',
    'Sommer: Sommer / Summer · Beginnt am (Monat-Tag): 04-20',
    'UG\nEG · Zu Beginn gewählt',
    '–',
    'Rand oben, px: 120\nRand unten, px: 0\nAbstand der Karte unten, px: –\nZurücksetzen nach, s: 90\n' +
      'Bildschirmschoner zeigen: Ja\nJede Bewegung der Karte gilt als Benutzung: Nein',
    'Titel: Karte\nLogo: Ohne Logo\nHöhe des Logos: 32px\nThemen im Menü: Ja\n' +
      'Themen öffnen die ganze Karte in einem neuen Fenster: Nein',
  ]);
});
