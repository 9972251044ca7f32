import { defineBranch } from '../branch-config.ts';
import { eating, eventsShortcut, playgrounds, sleeping, sports, shortcutsOf } from '../shortcuts.ts';

export const seedorf = defineBranch({
  shortId: 20,
  kind: 'tourism',
  subdomain: 'seedorf',
  title: 'Seedorf am Lärchsee',
  tagKey: 'seedorf',
  accentColor: '#0E7490',
  searchShortcuts: shortcutsOf(20, [sports, playgrounds, eating, sleeping, eventsShortcut]),
});
