import home from '@umkreis/i18n/messages/home.de.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.de.json' with { type: 'json' };
import legal from '@umkreis/i18n/messages/legal.de.json' with { type: 'json' };
import login from '../messages/login.de.json' with { type: 'json' };
import shell from '../messages/shell.de.json' with { type: 'json' };

/** The German texts of this surface, by area. */
export default { home, 'lazy-parts': lazyParts, legal, login, shell };
