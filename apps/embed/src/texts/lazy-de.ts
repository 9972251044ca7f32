import card from '@umkreis/i18n/messages/card.de.json' with { type: 'json' };
import dialogButtons from '@umkreis/i18n/messages/dialog-buttons.de.json' with { type: 'json' };
import embedChooser from '@umkreis/embed-chooser/messages/embed-chooser.de.json' with { type: 'json' };
import embedParts from '../messages/embed-parts.de.json' with { type: 'json' };
import events from '@umkreis/i18n/messages/events.de.json' with { type: 'json' };
import gallery from '@umkreis/place-card/messages/gallery.de.json' with { type: 'json' };
import map from '@umkreis/i18n/messages/map.de.json' with { type: 'json' };
import proposals from '@umkreis/i18n/messages/proposals.de.json' with { type: 'json' };

/** The German texts of parts that are loaded on demand, by area. */
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
