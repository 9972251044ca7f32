import { defineBranch } from '../config/branch-config.ts';
import { eating, sights, sleeping, shortcutsOf } from '../config/shortcuts.ts';

export const reisebuero = defineBranch({
  shortId: 17,
  kind: 'travelAgency',
  subdomain: 'reisebuero',
  title: 'Reisebüro Fernblick',
  tagKey: 'fernblick',
  accentColor: '#BE185D',
  hasStreets: false,
  searchShortcuts: shortcutsOf(17, 'fernblick', [sleeping, sights, eating]),
});
