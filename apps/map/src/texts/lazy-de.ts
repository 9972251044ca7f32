import card from '@umkreis/i18n/messages/card.de.json' with { type: 'json' };
import chat from '@umkreis/chat/messages/chat.de.json' with { type: 'json' };
import contests from '@umkreis/contests/messages/contests.de.json' with { type: 'json' };
import departures from '@umkreis/departures/messages/departures.de.json' with { type: 'json' };
import developer from '@umkreis/map-canvas/messages/developer.de.json' with { type: 'json' };
import filters from '@umkreis/i18n/messages/filters.de.json' with { type: 'json' };
import gallery from '@umkreis/place-card/messages/gallery.de.json' with { type: 'json' };
import legal from '@umkreis/i18n/messages/legal.de.json' with { type: 'json' };
import menu from '@umkreis/i18n/messages/menu.de.json' with { type: 'json' };
import myList from '@umkreis/my-list/messages/my-list.de.json' with { type: 'json' };
import offlineGuide from '@umkreis/offline/messages/offline-guide.de.json' with { type: 'json' };
import ownRequests from '@umkreis/change-requests/messages/own-requests.de.json' with { type: 'json' };
import position from '@umkreis/position-map/messages/position.de.json' with { type: 'json' };
import print from '@umkreis/print/messages/print.de.json' with { type: 'json' };
import proposals from '@umkreis/i18n/messages/proposals.de.json' with { type: 'json' };
import requests from '@umkreis/i18n/messages/requests.de.json' with { type: 'json' };
import route from '@umkreis/place-card/messages/route.de.json' with { type: 'json' };
import search from '@umkreis/search-box/messages/search.de.json' with { type: 'json' };
import share from '@umkreis/i18n/messages/share.de.json' with { type: 'json' };
import streetsAndBuildings from '@umkreis/i18n/messages/streets-and-buildings.de.json' with { type: 'json' };

/** The German texts of parts that are loaded on demand, by area. */
export default {
  card,
  chat,
  contests,
  departures,
  developer,
  filters,
  gallery,
  legal,
  menu,
  'my-list': myList,
  'offline-guide': offlineGuide,
  'own-requests': ownRequests,
  position,
  print,
  proposals,
  requests,
  route,
  search,
  share,
  'streets-and-buildings': streetsAndBuildings,
};
