import demo from '@umkreis/i18n/messages/demo.en.json' with { type: 'json' };
import embed from '../messages/embed.en.json' with { type: 'json' };
import guide from '@umkreis/i18n/messages/guide.en.json' with { type: 'json' };
import legal from '@umkreis/i18n/messages/legal.en.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.en.json' with { type: 'json' };
import searchField from '@umkreis/i18n/messages/search-field.en.json' with { type: 'json' };

/** The English texts of this surface, by area. */
export default { demo, embed, guide, 'lazy-parts': lazyParts, legal, 'search-field': searchField };
