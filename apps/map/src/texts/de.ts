import demo from '@umkreis/i18n/messages/demo.de.json' with { type: 'json' };
import dialogButtons from '@umkreis/i18n/messages/dialog-buttons.de.json' with { type: 'json' };
import events from '@umkreis/i18n/messages/events.de.json' with { type: 'json' };
import guide from '@umkreis/i18n/messages/guide.de.json' with { type: 'json' };
import home from '@umkreis/i18n/messages/home.de.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.de.json' with { type: 'json' };
import map from '@umkreis/i18n/messages/map.de.json' with { type: 'json' };
import searchField from '@umkreis/i18n/messages/search-field.de.json' with { type: 'json' };

/** The German texts of this surface, by area. */
export default {
  demo,
  'dialog-buttons': dialogButtons,
  events,
  guide,
  home,
  'lazy-parts': lazyParts,
  map,
  'search-field': searchField,
};
