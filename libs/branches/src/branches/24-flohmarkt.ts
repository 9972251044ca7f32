import { defineBranch } from '../branch-config.ts';
import { eating, parking, shortcutsOf } from '../shortcuts.ts';

export const flohmarkt = defineBranch({
  shortId: 24,
  kind: 'market',
  subdomain: 'flohmarkt',
  title: 'Flohmarkt Lärchtal',
  tagKey: 'flohmarkt',
  accentColor: '#A16207',
  hasStreets: false,
  searchShortcuts: shortcutsOf(24, [{ title: { de: 'Stände', en: 'Stalls' }, icon: 'shop', filter: { subCategories: ['Sales stand', 'Sales stand (premium)'] } }, eating, parking]),
});
