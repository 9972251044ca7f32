import { defineBranch } from '../config/branch-config.ts';
import { eating, eventsShortcut, parking, shortcutsOf } from '../config/shortcuts.ts';

export const wochenmarkt = defineBranch({
  shortId: 18,
  kind: 'market',
  subdomain: 'wochenmarkt',
  title: 'Wochenmarkt Aubach',
  tagKey: 'wochenmarkt',
  accentColor: '#3F6212',
  searchShortcuts: shortcutsOf(18, 'wochenmarkt', [
    {
      title: { de: 'Marktstände', en: 'Stalls' },
      icon: 'grocery',
      filter: { subCategories: ['Sales stand', 'Sales stand (premium)'] },
    },
    eating,
    eventsShortcut,
    parking,
  ]),
});
