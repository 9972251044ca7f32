import legal from '@umkreis/i18n/messages/legal.de.json' with { type: 'json' };
import notices from '../messages/notices.de.json' with { type: 'json' };
import pages from '../messages/pages.de.json' with { type: 'json' };
import searchField from '@umkreis/i18n/messages/search-field.de.json' with { type: 'json' };

/** The German texts of this surface, by area. */
export default { legal, notices, pages, 'search-field': searchField };
