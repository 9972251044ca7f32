import { municipalities } from '../config/municipalities.ts';
import { defineBranch } from '../config/branch-config.ts';
import { eating, sights, sleeping, shortcutsOf } from '../config/shortcuts.ts';

export const hotelverband = defineBranch({
  shortId: 27,
  kind: 'association',
  subdomain: 'hotels',
  title: 'Hotellerie Lärchtal',
  tagKey: 'hotellerie',
  accentColor: '#5F3DC4',
  showsPlacesOf: [...municipalities, 12],
  searchShortcuts: shortcutsOf(27, 'hotellerie', [sleeping, eating, sights]),
});
