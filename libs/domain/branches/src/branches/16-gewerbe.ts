import { municipalities } from '../config/municipalities.ts';
import { defineBranch } from '../config/branch-config.ts';
import { coupons, directory, eating, shopping, shortcutsOf } from '../config/shortcuts.ts';

export const gewerbe = defineBranch({
  shortId: 16,
  kind: 'association',
  subdomain: 'gewerbe',
  title: 'Gewerbeverein Lärchtal',
  tagKey: 'gewerbeverein',
  accentColor: '#7C3AED',
  showsPlacesOf: municipalities,
  searchShortcuts: shortcutsOf(16, 'gewerbeverein', [
    {
      ...directory,
      subtitle: {
        de: 'Den eigenen Betrieb aus dem Lärchtal ins Branchenverzeichnis eintragen.',
        en: 'Add your company from the Lärchtal to our business directory.',
      },
    },
    shopping,
    eating,
    coupons,
  ]),
});
