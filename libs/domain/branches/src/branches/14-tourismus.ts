import { defineBranch } from '../config/branch-config.ts';
import { eating, eventsShortcut, hiking, sights, sleeping, sports, shortcutsOf } from '../config/shortcuts.ts';

export const tourismus = defineBranch({
  shortId: 14,
  kind: 'tourism',
  subdomain: 'tourismus',
  title: 'Lärchtal Tourismus',
  tagKey: 'laerchtalTourismus',
  accentColor: '#C2410C',
  showMapPopup: true,
  showSearchShortcutsInItemDetail: true,
  menuButton: 'tourismus-wide.svg',
  inFrame: {
    logo: 'tourismus.svg',
    logoHeight: '40px',
    showSearchShortcuts: true,
    title: 'Lärchtal entdecken',
    escapeFromFrameOnSearchShortcutClick: true,
  },
  searchShortcuts: shortcutsOf(14, 'laerchtalTourismus', [hiking, sights, sleeping, eating, sports, eventsShortcut]),
});
