import { municipalities } from '../config/municipalities.ts';
import { defineBranch } from '../config/branch-config.ts';
import { eating, eventsShortcut, hiking, sights, sleeping, transport, shortcutsOf } from '../config/shortcuts.ts';

export const region = defineBranch({
  shortId: 22,
  kind: 'region',
  subdomain: 'region',
  title: 'Region Lärchtal',
  tagKey: 'regionLaerchtal',
  accentColor: '#4D7C0F',
  showsPlacesOf: [...municipalities, 12],
  rasterOverlay: '/branches/22/overlay/',
  searchShortcuts: shortcutsOf(22, 'regionLaerchtal', [sights, hiking, eating, sleeping, eventsShortcut, transport]),
});
