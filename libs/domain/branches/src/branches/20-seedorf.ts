import { camerasAt, valley } from '../config/camera.ts';
import { defineBranch } from '../config/branch-config.ts';
import { eating, eventsShortcut, playgrounds, sleeping, sports, shortcutsOf } from '../config/shortcuts.ts';

export const seedorf = defineBranch({
  shortId: 20,
  kind: 'tourism',
  subdomain: 'seedorf',
  title: 'Seedorf am Lärchsee',
  tagKey: 'seedorf',
  accentColor: '#0E7490',
  mapCenter: camerasAt(valley, 14.6, { pitch: 45, bearing: -153.6 }),
  searchShortcuts: shortcutsOf(20, 'seedorf', [sports, playgrounds, eating, sleeping, eventsShortcut]),
});
