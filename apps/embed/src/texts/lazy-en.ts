import card from '@umkreis/i18n/messages/card.en.json' with { type: 'json' };
import dialogButtons from '@umkreis/i18n/messages/dialog-buttons.en.json' with { type: 'json' };
import embedChooser from '@umkreis/embed-chooser/messages/embed-chooser.en.json' with { type: 'json' };
import embedParts from '../messages/embed-parts.en.json' with { type: 'json' };
import events from '@umkreis/i18n/messages/events.en.json' with { type: 'json' };
import gallery from '@umkreis/place-card/messages/gallery.en.json' with { type: 'json' };
import map from '@umkreis/i18n/messages/map.en.json' with { type: 'json' };
import proposals from '@umkreis/i18n/messages/proposals.en.json' with { type: 'json' };

/** The English texts of parts that are loaded on demand, by area. */
export default {
  card,
  'dialog-buttons': dialogButtons,
  'embed-chooser': embedChooser,
  'embed-parts': embedParts,
  events,
  gallery,
  map,
  proposals,
};
