import home from '@umkreis/i18n/messages/home.en.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.en.json' with { type: 'json' };
import legal from '@umkreis/i18n/messages/legal.en.json' with { type: 'json' };
import login from '../messages/login.en.json' with { type: 'json' };
import shell from '../messages/shell.en.json' with { type: 'json' };

/** The English texts of this surface, by area. */
export default { home, 'lazy-parts': lazyParts, legal, login, shell };
