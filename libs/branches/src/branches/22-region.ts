import { municipalities } from '../municipalities.ts';
import { defineBranch } from '../branch-config.ts';
import { eating, eventsShortcut, hiking, sights, sleeping, transport, shortcutsOf } from '../shortcuts.ts';

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
