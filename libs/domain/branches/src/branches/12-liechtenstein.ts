import { areaAround, camerasAt } from '../config/camera.ts';
import { defineBranch } from '../config/branch-config.ts';
import {
  eating,
  eventsShortcut,
  hiking,
  shopping,
  shortcutsOf,
  sights,
  sleeping,
  sports,
  transport,
} from '../config/shortcuts.ts';

export const liechtenstein = defineBranch({
  shortId: 12,
  kind: 'region',
  subdomain: 'liechtenstein',
  title: 'Liechtenstein',
  tagKey: 'liechtenstein',
  accentColor: '#1D3C8F',
  mainSiteSlug: 'liechtenstein',
  menuButton: 'liechtenstein-wide.svg',
  showSearchShortcutsInItemDetail: true,
  hasKiosk: true,
  labels: {
    namesMinZoom: 13,
    pointMinZoom: 17,
    highlightedMinZoom: 18,
    highlightedOptional: false,
    allowOverlapOnWide: false,
  },
  mapCenter: camerasAt([9.548428, 47.155579], 11.2),
  mapBoundaries: areaAround([9.5536, 47.1595], [6.3, 12.4]),
  extractArea: { adminLevel: 2, name: 'Liechtenstein' },
  searchShortcuts: shortcutsOf(12, 'liechtenstein', [
    sights,
    hiking,
    eating,
    sleeping,
    sports,
    shopping,
    eventsShortcut,
    transport,
  ]),
});
