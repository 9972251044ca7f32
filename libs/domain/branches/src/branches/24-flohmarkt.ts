import { defineBranch } from '../config/branch-config.ts';
import { eating, parking, shortcutsOf } from '../config/shortcuts.ts';

export const flohmarkt = defineBranch({
  shortId: 24,
  kind: 'market',
  subdomain: 'flohmarkt',
  title: 'Flohmarkt Lärchtal',
  tagKey: 'flohmarkt',
  accentColor: '#A16207',
  hasStreets: false,
  searchShortcuts: shortcutsOf(24, 'flohmarkt', [
    {
      title: { de: 'Stände', en: 'Stalls' },
      icon: 'shop',
      filter: { subCategories: ['Sales stand', 'Sales stand (premium)'] },
    },
    eating,
    parking,
    {
      title: { de: '8–12 Uhr', en: '8 am – 12 noon' },
      icon: 'clock',
      filter: {},
      curated: ['varA'],
      fitTo: ['varA'],
      useDefaultMapBoundaries: false,
    },
    {
      title: { de: '12–17 Uhr', en: '12 noon – 5 pm' },
      icon: 'clock',
      filter: {},
      curated: ['varB'],
      fitTo: ['varB'],
      useDefaultMapBoundaries: false,
    },
  ]),
});
