import legal from '@umkreis/i18n/messages/legal.en.json' with { type: 'json' };
import notices from '../messages/notices.en.json' with { type: 'json' };
import pages from '../messages/pages.en.json' with { type: 'json' };
import searchField from '@umkreis/i18n/messages/search-field.en.json' with { type: 'json' };

/** The English texts of this surface, by area. */
export default { legal, notices, pages, 'search-field': searchField };
