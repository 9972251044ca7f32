import card from '@umkreis/i18n/messages/card.en.json' with { type: 'json' };
import chat from '@umkreis/chat/messages/chat.en.json' with { type: 'json' };
import contests from '@umkreis/contests/messages/contests.en.json' with { type: 'json' };
import demo from '@umkreis/i18n/messages/demo.en.json' with { type: 'json' };
import departures from '@umkreis/departures/messages/departures.en.json' with { type: 'json' };
import developer from '@umkreis/map-canvas/messages/developer.en.json' with { type: 'json' };
import dialogButtons from '@umkreis/i18n/messages/dialog-buttons.en.json' with { type: 'json' };
import events from '@umkreis/i18n/messages/events.en.json' with { type: 'json' };
import filters from '@umkreis/i18n/messages/filters.en.json' with { type: 'json' };
import gallery from '@umkreis/place-card/messages/gallery.en.json' with { type: 'json' };
import guide from '@umkreis/i18n/messages/guide.en.json' with { type: 'json' };
import kiosk from '../messages/kiosk.en.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.en.json' with { type: 'json' };
import map from '@umkreis/i18n/messages/map.en.json' with { type: 'json' };
import legal from '@umkreis/i18n/messages/legal.en.json' with { type: 'json' };
import menu from '@umkreis/i18n/messages/menu.en.json' with { type: 'json' };
import myList from '@umkreis/my-list/messages/my-list.en.json' with { type: 'json' };
import onScreenKeyboard from '../messages/on-screen-keyboard.en.json' with { type: 'json' };
import position from '@umkreis/position-map/messages/position.en.json' with { type: 'json' };
import proposals from '@umkreis/i18n/messages/proposals.en.json' with { type: 'json' };
import requests from '@umkreis/i18n/messages/requests.en.json' with { type: 'json' };
import route from '@umkreis/place-card/messages/route.en.json' with { type: 'json' };
import search from '@umkreis/search-box/messages/search.en.json' with { type: 'json' };
import searchField from '@umkreis/i18n/messages/search-field.en.json' with { type: 'json' };
import share from '@umkreis/i18n/messages/share.en.json' with { type: 'json' };
import streetsAndBuildings from '@umkreis/i18n/messages/streets-and-buildings.en.json' with { type: 'json' };

/** The English texts of this surface, by area. */
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
