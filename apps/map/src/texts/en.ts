import demo from '@umkreis/i18n/messages/demo.en.json' with { type: 'json' };
import dialogButtons from '@umkreis/i18n/messages/dialog-buttons.en.json' with { type: 'json' };
import events from '@umkreis/i18n/messages/events.en.json' with { type: 'json' };
import guide from '@umkreis/i18n/messages/guide.en.json' with { type: 'json' };
import home from '@umkreis/i18n/messages/home.en.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.en.json' with { type: 'json' };
import map from '@umkreis/i18n/messages/map.en.json' with { type: 'json' };
import searchField from '@umkreis/i18n/messages/search-field.en.json' with { type: 'json' };

/** The English texts of this surface, by area. */
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
