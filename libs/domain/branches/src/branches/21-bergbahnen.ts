import { areaAround, camerasAt, valley } from '../config/camera.ts';
import { defineBranch } from '../config/branch-config.ts';
import { lifts } from '@umkreis/taxonomy/lifts.ts';
import { eating, eventsShortcut, hiking, parking, shortcutsOf, sleeping } from '../config/shortcuts.ts';

export const bergbahnen = defineBranch({
  shortId: 21,
  kind: 'resort',
  subdomain: 'bergbahnen',
  title: 'Bergbahnen Lärchtal',
  tagKey: 'bergbahnen',
  accentColor: '#C81E4B',
  menuButton: 'bergbahnen.svg',
  menuButtonWidth: 64,
  showMapPopup: true,
  hasKiosk: true,
  kiosk: {
    globalMarginTop: 240,
    globalMarginBottom: 300,
    screenSaverEnabled: true,
    idleSeconds: 90,
    resetOnEveryMove: true,
    mapPaddingBottom: 300,
  },
  mapCenter: camerasAt(valley, 13.6),
  mapBoundaries: areaAround(valley, [3, 3]),
  currentSeasonId: '[summer]',
  filterItemsBySeason: true,
  seasons: [
    { id: '[summer]', title: { de: 'Sommer', en: 'Summer' }, path: 'sommer', begins: '04-20', styleUrl: null },
    {
      id: '[winter]',
      title: { de: 'Winter', en: 'Winter' },
      path: 'winter',
      begins: '11-28',
      styleUrl: '/styles/winter.json',
    },
  ],
  searchShortcuts: shortcutsOf(21, 'bergbahnen', [
    { title: { de: 'Bahnen & Lifte', en: 'Lifts' }, icon: 'aerialway', filter: { subCategories: [...lifts] } },
    hiking,
    eating,
    sleeping,
    eventsShortcut,
    parking,
  ]),
});
