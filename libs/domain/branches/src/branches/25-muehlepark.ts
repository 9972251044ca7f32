import { areaAround, camerasAt, valley } from '../config/camera.ts';
import { defineBranch } from '../config/branch-config.ts';
import { eating, eventsShortcut, parking, shopping, shortcutsOf } from '../config/shortcuts.ts';

export const muehlepark = defineBranch({
  shortId: 25,
  kind: 'shoppingCenter',
  subdomain: 'muehlepark',
  title: 'Mühlepark Einkaufszentrum',
  shortTitle: 'Mühlepark',
  tagKey: 'muehlepark',
  accentColor: '#9D174D',
  hasStreets: false,
  hasKiosk: true,
  menuButton: 'muehlepark.svg',
  menuButtonWidth: 64,
  mapCenter: camerasAt(valley, 18, { bearing: -16.5 }),
  mapBoundaries: areaAround(valley, [0.055, 0.05], -16.5),
  levels: [
    { key: 'EG', sortOrder: 0, layerId: 'tiles_eg', layerPath: '/branches/25/tiles_eg/', isDefault: true },
    { key: 'OG', sortOrder: 1, layerId: 'tiles_og', layerPath: '/branches/25/tiles_og/', isDefault: false },
  ],
  labels: {
    namesMinZoom: 13,
    pointMinZoom: 17,
    highlightedMinZoom: 17,
    highlightedOptional: true,
    allowOverlapOnWide: false,
  },
  searchShortcuts: shortcutsOf(25, 'muehlepark', [
    shopping,
    eating,
    eventsShortcut,
    parking,
    { title: { de: 'Toiletten', en: 'Toilets' }, icon: 'toilet', filter: { subCategories: ['Toilet'] } },
  ]),
});
