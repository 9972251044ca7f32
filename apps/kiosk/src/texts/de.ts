import card from '@umkreis/i18n/messages/card.de.json' with { type: 'json' };
import chat from '@umkreis/chat/messages/chat.de.json' with { type: 'json' };
import contests from '@umkreis/contests/messages/contests.de.json' with { type: 'json' };
import demo from '@umkreis/i18n/messages/demo.de.json' with { type: 'json' };
import departures from '@umkreis/departures/messages/departures.de.json' with { type: 'json' };
import developer from '@umkreis/map-canvas/messages/developer.de.json' with { type: 'json' };
import dialogButtons from '@umkreis/i18n/messages/dialog-buttons.de.json' with { type: 'json' };
import events from '@umkreis/i18n/messages/events.de.json' with { type: 'json' };
import filters from '@umkreis/i18n/messages/filters.de.json' with { type: 'json' };
import gallery from '@umkreis/place-card/messages/gallery.de.json' with { type: 'json' };
import guide from '@umkreis/i18n/messages/guide.de.json' with { type: 'json' };
import kiosk from '../messages/kiosk.de.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.de.json' with { type: 'json' };
import map from '@umkreis/i18n/messages/map.de.json' with { type: 'json' };
import legal from '@umkreis/i18n/messages/legal.de.json' with { type: 'json' };
import menu from '@umkreis/i18n/messages/menu.de.json' with { type: 'json' };
import myList from '@umkreis/my-list/messages/my-list.de.json' with { type: 'json' };
import onScreenKeyboard from '../messages/on-screen-keyboard.de.json' with { type: 'json' };
import position from '@umkreis/position-map/messages/position.de.json' with { type: 'json' };
import proposals from '@umkreis/i18n/messages/proposals.de.json' with { type: 'json' };
import requests from '@umkreis/i18n/messages/requests.de.json' with { type: 'json' };
import route from '@umkreis/place-card/messages/route.de.json' with { type: 'json' };
import search from '@umkreis/search-box/messages/search.de.json' with { type: 'json' };
import searchField from '@umkreis/i18n/messages/search-field.de.json' with { type: 'json' };
import share from '@umkreis/i18n/messages/share.de.json' with { type: 'json' };
import streetsAndBuildings from '@umkreis/i18n/messages/streets-and-buildings.de.json' with { type: 'json' };

/** The German texts of this surface, by area. */
export default {
  card,
  chat,
  contests,
  demo,
  departures,
  developer,
  'dialog-buttons': dialogButtons,
  events,
  filters,
  gallery,
  guide,
  kiosk,
  'lazy-parts': lazyParts,
  map,
  legal,
  menu,
  'my-list': myList,
  'on-screen-keyboard': onScreenKeyboard,
  position,
  proposals,
  requests,
  route,
  search,
  'search-field': searchField,
  share,
  'streets-and-buildings': streetsAndBuildings,
};
