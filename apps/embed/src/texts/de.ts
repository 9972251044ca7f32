import demo from '@umkreis/i18n/messages/demo.de.json' with { type: 'json' };
import embed from '../messages/embed.de.json' with { type: 'json' };
import guide from '@umkreis/i18n/messages/guide.de.json' with { type: 'json' };
import legal from '@umkreis/i18n/messages/legal.de.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.de.json' with { type: 'json' };
import searchField from '@umkreis/i18n/messages/search-field.de.json' with { type: 'json' };

/** The German texts of this surface, by area. */
export default { demo, embed, guide, 'lazy-parts': lazyParts, legal, 'search-field': searchField };
