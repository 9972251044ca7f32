import { municipalities } from '../config/municipalities.ts';
import { defineBranch } from '../config/branch-config.ts';
import { parking, practical, shortcutsOf } from '../config/shortcuts.ts';

export const werke = defineBranch({
  shortId: 15,
  kind: 'utility',
  subdomain: 'werke',
  title: 'Werke Lärchtal',
  tagKey: 'werkeLaerchtal',
  accentColor: '#0369A1',
  showsPlacesOf: municipalities,
  hasEvents: false,
  searchShortcuts: shortcutsOf(15, 'werkeLaerchtal', [
    {
      title: { de: 'Ladestationen', en: 'Charging stations' },
      icon: 'charging-station',
      filter: { subCategories: ['Charging station'] },
    },
    {
      title: { de: 'Trinkwasser', en: 'Drinking water' },
      icon: 'drinking-water',
      filter: { subCategories: ['Drinking water'] },
    },
    parking,
    practical,
  ]),
});
