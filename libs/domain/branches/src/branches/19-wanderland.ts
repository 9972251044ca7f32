import { areaAround, camerasAt, valley } from '../config/camera.ts';
import { municipalities } from '../config/municipalities.ts';
import { defineBranch } from '../config/branch-config.ts';
import { eating, hiking, sights, sleeping, shortcutsOf } from '../config/shortcuts.ts';

export const wanderland = defineBranch({
  shortId: 19,
  kind: 'tourism',
  subdomain: 'wanderland',
  title: 'Wanderland Lärchtal',
  tagKey: 'wanderland',
  accentColor: '#2B8A3E',
  showsPlacesOf: [...municipalities, 12],
  mapCenter: camerasAt(valley, 13, { pitch: 61.5, bearing: 169.8 }),
  mapBoundaries: areaAround(valley, [9, 5.5], 169.8),
  searchShortcuts: shortcutsOf(19, 'wanderland', [
    { ...hiking, switchToStyleUrl: '/styles/topo.json' },
    sights,
    eating,
    sleeping,
  ]),
});
