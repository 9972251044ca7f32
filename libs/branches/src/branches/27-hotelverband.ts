import { municipalities } from '../municipalities.ts';
import { defineBranch } from '../branch-config.ts';
import { eating, sights, sleeping, shortcutsOf } from '../shortcuts.ts';

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
