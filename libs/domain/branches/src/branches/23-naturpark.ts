import { defineBranch } from '../config/branch-config.ts';
import { hiking, playgrounds, sights, shortcutsOf } from '../config/shortcuts.ts';

export const naturpark = defineBranch({
  shortId: 23,
  kind: 'region',
  subdomain: 'naturpark',
  title: 'Naturpark Lärchtal',
  tagKey: 'naturpark',
  accentColor: '#166534',
  selectedStyleUrl: '/styles/topo.json',
  searchShortcuts: shortcutsOf(23, 'naturpark', [
    hiking,
    { title: { de: 'Natur', en: 'Nature' }, icon: 'park', filter: { mainCategories: ['Nature & Landscape'] } },
    sights,
    playgrounds,
  ]),
});
