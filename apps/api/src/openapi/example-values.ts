/** What a field of that name holds in the examples of the OpenAPI document. The place is invented. */
const ID = '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b7';
const OTHER_ID = '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b8';
const LINE = { type: 'Feature', properties: { lineColor: '#FF0152', lineWidth: 4, name: 'Dorfrunde' }, geometry: { type: 'LineString', coordinates: [[9.5209, 47.141], [9.5221, 47.1418]] } };
const CHANGES = { title: { before: 'Bäckerei', after: 'Bäckerei am Dorfplatz' } };

export const exampleValues: Readonly<Record<string, unknown>> = {
  id: ID, itemId: ID, itemParentId: OTHER_ID, itemChildId: ID, isDuplicateOf: null, duplicateOfNanoId: null, nanoId: 'Vq3xK9aB', nanoIds: ['Vq3xK9aB'], question: 'Wo gibt es heute Brot?', itemNanoId: 'Vq3xK9aB', branchShortId: 1, branchId: 1, branch: 1, version: 3, currentVersion: 4,
  title: 'Bäckerei am Dorfplatz', itemTitle: 'Bäckerei am Dorfplatz', shortTitle: 'Vaduz', menuTitle: 'Gemeinde Vaduz', menuText: 'Diese Karte wurde mit Sorgfalt für Vaduz erstellt und wird laufend aktualisiert.', menuTextEn: 'This map was carefully created for Vaduz and is continually updated.',
  name: 'Anna Beck', subtitle: 'Bäckerei', description: 'Holzofenbrot, jeden Morgen frisch.', shortDescription: 'Holzofenbrot, jeden Morgen frisch.', note: 'Öffnungszeiten am Telefon bestätigt', answer: '1834',
  de: 'Bäckerei am Dorfplatz', en: 'Bakery on the square', slug: 'baeckerei-am-dorfplatz',
  lat: 47.14103, lon: 9.52086, center: [9.52086, 47.14103, 14.5], zoom: 14.5, pitch: 0, bearing: 0, bbox: '9.50,47.12,9.54,47.16', near: '9.52086,47.14103',
  lngLatSwNeBounds: [[9.4716, 47.0484], [9.6357, 47.2706]], bounds: [[9.4716, 47.0484], [9.6357, 47.2706]],
  street: 'Städtle', housenumber: '12', postcode: '9490', city: 'Vaduz', address: 'Städtle 12, 9490 Vaduz', countryCode: 'li', country: 'LI', iso2: 'LI', ohStateField: 'state', state: 'St. Gallen', nominatimTitle: 'Wahlkreis Werdenberg', timeZone: 'Europe/Vaduz',
  mainCategory: 'Eating', subCategory: 'Bakery', subCategoryName: 'Bakery', mainCategoryName: 'Eating', mainCategoryNameTranslate: 'Essen', subCategoryNameTranslate: 'Bäckerei', icon: 'bakery', iconTitle: 'bakery', symbolSvg: 'circle', iconSvg: 'M1 7h13v6H1z', zOrder: 5,
  mainCategories: ['Eating'], subCategories: ['Bakery'], cities: 'Vaduz|Triesen', category: 'Eating',
  tagKey: 'cuisine', tagValue: 'pizza', tagGroup: 1001, tagKeyTranslate: 'Küche', tagValueTranslate: 'Pizza', subtitleSortOrder: 10, sortOrder: 2000, language: 'de', languages: ['de', 'en'],
  keyName: 'hours', detailKey: 'hours', detailKeyTranslate: 'Öffnungszeiten', dataKeyName: 'hours', dataValue: 'Mo-Fr 08:00-18:00; Sa 08:00-12:00', dataValueUnit: null, dataKeyGroup: null,
  backgroundColorName: '#D9480F', colorName: '#FFFFFF', accentColor: '#B3262E', background: '#D9480F', foreground: '#FFFFFF', color: '#D9480F', variant: 'circle', width: 40, height: 40,
  relationshipId: 3, relationshipTitle: 'itemExhibitionHall', type: 'place', geojsonType: 1, itemGeojsonType: 2000, geojson: LINE, way: { type: 'LineString', coordinates: [[9.5209, 47.141], [9.5221, 47.1418]] },
  ways: ['mynpHodix@aAmB'], lines: ['mynpHodix@aAmB'], polygon: 'mynpHodix@aAmBbA`@', json: { heading: 'Speisekarte', rows: [1, 2] }, level: 'EG', key: 'EG',
  dateCreated: '2026-03-02T08:15:00.000Z', dateUpdated: '2026-11-20T16:40:00.000Z', dateReviewed: '2026-11-20T16:40:00.000Z', date: '2026-11-20T16:40:00.000Z', dateBegin: '2026-12-05T17:00:00.000Z', dateEnd: '2026-12-05T21:00:00.000Z',
  dateDue: '2027-05-01T08:00:00.000Z', nextDateDue: '2028-05-01T08:00:00.000Z', dateDecided: null, dateDrawn: null, dateFeatured: '2026-11-21', datePublished: '2026-10-30', datePermanentlyClosed: null, reviewDue: '2027-05-01T08:00:00.000Z', day: '2026-11-20',
  startedAt: '2026-11-21T04:00:00.000Z', builtAt: '2026-11-21T04:00:02.000Z',
  url: 'https://baeckerei.example', conditionsUrl: 'https://baeckerei.example/bedingungen', email: 'anna@baeckerei.example', contactEmail: 'anna@baeckerei.example', feedbackEmail: 'karte@vaduz.example', liveDomain: null,
  author: 'editor@vaduz.example', action: 'update', revision: 3, changes: CHANGES, before: 'Bäckerei', after: 'Bäckerei am Dorfplatz', field: 'title', message: 'is too long', source: 'editor', kind: 1, role: 'editor', branchShortIds: [1], branchIds: [1],
  devItemNanoId: 'Vq3xK9aB', productionItemNanoId: 'Vq3xK9aB', begins: '12-01',
  total: 1, page: 1, pageCount: 1, pageSize: 50, limit: 50, offset: 0, sorting: 1, days: 30, winners: 1, recurrence: 'FREQ=WEEKLY;BYDAY=SA', exceptDates: ['2026-12-26'], seriesId: ID, participants: 24, sessions: 312, actions: 2480, accepted: 1, items: 1, bytes: 48_210,
  status: 'ok', error: null, fileName: 'basemap-items-branch-1-development-1795320000000.json', basemapFileName: 'basemap-items-branch-1-development-1795320000000.json',
  basemapItemJsonFileNameDevelopment: 'basemap-items-branch-1-development-1795320000000.json', basemapItemJsonFileNameProduction: 'basemap-items-branch-1-production-1795320000000.json', basemapArchive: 'laerchtal-3f9a1c.pmtiles',
  logo: 'vaduz.svg', logoHeight: '32px', menuButton: null, menuButtonWidth: 105, attribution: '© OpenStreetMap contributors', subdomain: 'vaduz', baseUrlDevelopment: '/', baseUrlProduction: '/', selectedStyleUrl: null, styleUrl: null, switchToStyleUrl: 'https://styles.example/winter.json',
  rasterOverlay: '/branches/1/overlay/', layerId: 'tiles_eg', layerPath: '/branches/25/tiles_eg/', path: 'sommer', seasonId: '[summer]', filterableTagGroupIds: [1001, 1003, 1011, 6001],
  linkId: 'kP3vWm8QxTz1sYb6NcR0aLdE', changeRequestSubtitle: 'Den eigenen Betrieb aus Vaduz ins Branchenverzeichnis eintragen.', changeRequestSubtitleEn: 'Add your company from Vaduz to our business directory.', text: 'brot',
  metric_key: 'map_item_click', session_id: '6a1f0c9e', route_full_path: '/map/place/Vq3xK9aB/baeckerei-am-dorfplatz', window_size: '1280x800', quo_version: '2025.09.18.1.26.0', referrer: 'https://gemeinde.example', browser_language: 'de-LI', user_agent: 'Mozilla/5.0', metricValue: 'brot',
  branch_short_id: 1, item_id: ID, z: 14, x: 8624, y: 5741, idleSeconds: 90, details: [{ dataKeyV2: ID, dataValue: 'Mo-Fr 08:00-18:00', dataValueUnit: null }], alt: 'Schaufenster mit Broten', credit: 'Foto: Anna Beck', licence: 'CC BY 4.0', hash: 'b5bb9d8014a0f9b1',
  firstDay: '2026-01-01', lastDay: '2026-12-12', textColor: '#FFFFFF', tripId: '11.TA.1-0-j26', line: '11', lineName: 'Sargans – Feldkirch', headsign: 'Feldkirch, Bahnhof', platform: 'A', planned: '2026-11-21T17:05:00.000Z', expected: null, along: 420.5, begin: 1795280700, times: [0, 0, 180, 200], pattern: 0,
  image: 'b5bb9d80-320.webp', closed: '2026-12-31', styleName: 'strasse', videoUrl: null,
};

/** Further values for names that stand for several things. */
export const otherValues: Readonly<Record<string, readonly unknown[]>> = { title: ['bakery'], id: ['[summer]'] };
