import { defineBranch } from '../branch-config.ts';
import { eating, hiking, sights, sleeping, shortcutsOf } from '../shortcuts.ts';

export const wanderland = defineBranch({
  shortId: 19,
  kind: 'tourism',
  subdomain: 'wanderland',
  title: 'Wanderland Lärchtal',
  tagKey: 'wanderland',
  accentColor: '#2B8A3E',
  searchShortcuts: shortcutsOf(19, [hiking, sights, eating, sleeping]),
});
