import card from '@umkreis/i18n/messages/card.en.json' with { type: 'json' };
import chat from '@umkreis/chat/messages/chat.en.json' with { type: 'json' };
import contests from '@umkreis/contests/messages/contests.en.json' with { type: 'json' };
import departures from '@umkreis/departures/messages/departures.en.json' with { type: 'json' };
import developer from '@umkreis/map-canvas/messages/developer.en.json' with { type: 'json' };
import filters from '@umkreis/i18n/messages/filters.en.json' with { type: 'json' };
import gallery from '@umkreis/place-card/messages/gallery.en.json' with { type: 'json' };
import legal from '@umkreis/i18n/messages/legal.en.json' with { type: 'json' };
import menu from '@umkreis/i18n/messages/menu.en.json' with { type: 'json' };
import myList from '@umkreis/my-list/messages/my-list.en.json' with { type: 'json' };
import offlineGuide from '@umkreis/offline/messages/offline-guide.en.json' with { type: 'json' };
import ownRequests from '@umkreis/change-requests/messages/own-requests.en.json' with { type: 'json' };
import position from '@umkreis/position-map/messages/position.en.json' with { type: 'json' };
import print from '@umkreis/print/messages/print.en.json' with { type: 'json' };
import proposals from '@umkreis/i18n/messages/proposals.en.json' with { type: 'json' };
import requests from '@umkreis/i18n/messages/requests.en.json' with { type: 'json' };
import route from '@umkreis/place-card/messages/route.en.json' with { type: 'json' };
import search from '@umkreis/search-box/messages/search.en.json' with { type: 'json' };
import share from '@umkreis/i18n/messages/share.en.json' with { type: 'json' };
import streetsAndBuildings from '@umkreis/i18n/messages/streets-and-buildings.en.json' with { type: 'json' };

/** The English texts of parts that are loaded on demand, by area. */
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
