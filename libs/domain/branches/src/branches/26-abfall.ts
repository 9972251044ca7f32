import { municipalities } from '../config/municipalities.ts';
import { defineBranch } from '../config/branch-config.ts';
import { practical, shortcutsOf } from '../config/shortcuts.ts';

export const abfall = defineBranch({
  shortId: 26,
  kind: 'utility',
  subdomain: 'abfall',
  title: 'Abfallverband Lärchtal',
  tagKey: 'abfallverband',
  accentColor: '#4B5563',
  showsPlacesOf: municipalities,
  hasEvents: false,
  inFrame: {
    logo: null,
    logoHeight: '28px',
    showSearchShortcuts: false,
    title: 'Sammelstellen',
    escapeFromFrameOnSearchShortcutClick: false,
  },
  searchShortcuts: shortcutsOf(26, 'abfallverband', [
    {
      title: { de: 'Sammelstellen', en: 'Collection points' },
      icon: 'recycling',
      filter: { subCategories: ['Recycling', 'Waste basket', 'Dog waste basket'] },
    },
    practical,
  ]),
});
