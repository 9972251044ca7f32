import { defineBranch } from '../config/branch-config.ts';
import { sights, shortcutsOf } from '../config/shortcuts.ts';

export const skimuseum = defineBranch({
  shortId: 28,
  kind: 'tourism',
  subdomain: 'skimuseum',
  title: 'Skimuseum Lärchtal',
  tagKey: 'skimuseum',
  accentColor: '#475569',
  isActive: false,
  searchShortcuts: shortcutsOf(28, 'skimuseum', [sights]),
});
