/** What calls without a token do beyond their summaries, by method and path. */
export const publicNotes: Readonly<Record<string, string>> = {
  'GET /health': 'Answers even while the database is away; then `status` is `degraded` and reads go on from snapshots.',
  'GET /branches/':
    'All 32 branches, inactive ones too. The file names lead to the snapshots below `/json/`; shortcuts are those of the configuration with what editors arranged laid over them.',
  'GET /branches/basemap-files/': 'Small enough to ask for often: says whether a newer snapshot has been built.',
  'GET /branches/main': 'The main site shows what all active branches own and has no branch of its own.',
  'GET /icons/':
    'Every glyph with the template it is put into. A client draws the symbol itself or asks for it as SVG.',
  'GET /icons/{title}/symbol.svg':
    'Puts a glyph into one of the four templates: plain icon, in a circle, with the glow of an event, or the pin of what is selected. For print, mail and other sites.',
  'GET /categories/':
    'Main and sub categories with texts, icon, colours and drawing order. Cached; changes show within a second.',
  'GET /categories/translations/':
    'In every language that staff gave texts in; `GET /categories/` answers German and English.',
  'GET /tags/translations/': 'In every language that staff gave texts in; `GET /tags/` answers German and English.',
  'GET /items/details/keys/translations/':
    'In every language that staff gave labels in; `GET /items/details/keys/` answers German and English.',
  'GET /tags/': 'Every tag with its group and texts. The group decides whether key or value is displayed.',
  'GET /items/details/keys/':
    'The catalogue of detail keys: label, icon, type, whether a unit is needed, whether editors see it.',
  'GET /search/shortcuts/':
    'Public ids and labels of the shortcuts that are offered. What each lists is part of its branch.',
  'GET /search/words/': 'Search and chat find the places of these categories by the words of every language.',
  'GET /countries/': '`ohStateField` says whether holidays depend on the state.',
  'GET /states/': 'States of the countries whose holidays depend on them.',
  'GET /states/districts/': 'Districts below the states; a country without states has districts of its own.',
  'GET /cities/countryid/{countryId}': 'Cities by name; empty for a country without any.',
  'GET /cities/latlon/{lat}/{lon}': 'At most ten cities within about 30 km.',
  'GET /items/basemap/': 'The same document as the snapshot of the main site, with ETag.',
  'GET /items/basemap/branchshortid/{branchShortId}':
    'The same document as the current snapshot of the branch, with ETag. `tiled` says that a branch is too large to list: ask for tiles and search instead.',
  'GET /items/branchshortid/{branchShortId}':
    'The same as the read of each item by its nano id, for a browser that keeps a guide for times without a network.',
  'GET /items/nanoid/{nanoId}': 'Everything the detail card shows. With `branch` only when that branch shows the item.',
  'GET /items/search/':
    'Every word has to match the beginning of a word in title, category, tag, address or key words, however umlauts are written. Of a `list` the places stand in its order; one that has none here, or that nobody knows, finds nothing.',
  'GET /items/facets/':
    'Counts of all places that the same search finds, before and after a filter of three parts: categories, tags, services. The choices of each part are counted among the places that pass the other two.',
  'GET /items/suggestions/':
    'Chosen from the data: by kind, those with a picture and most known of them first. At most 24 landmarks and walks and 80 places with hours; empty where there are none.',
  'GET /items/tiles/{branchShortId}/{z}/{x}/{y}.mvt':
    'Points of one tile, thinned at low zooms by sort order. What is asked for is thinned among itself; places with current events are asked for by an instant, of which the quarter of an hour counts: the address changes when they may. 204 where there are none.',
  'GET /streets/branchshortid/{branchShortId}': 'Names, positions and lines; cached by the content of the branch.',
  'GET /buildings/branchshortid/{branchShortId}': 'Addresses and outlines; cached by the content of the branch.',
  'GET /departures/{itemId}':
    'By timetable on the clock of the stop, days of service that run past midnight included; with real-time data where a GTFS Realtime address is configured. `hasTimetable` is false where no timetable stops. The instant counts by its minute.',
  'GET /timetables/branchshortid/{branchShortId}':
    "Trips under way at some time of the day. A vehicle stands `along` metres on the path of its pattern at each stop, at `begin` plus the stop's two `times` (arrival, departure); between two stops it lies between. Without a timetable the lists are empty.",
  'GET /pages/branchshortid/{branchShortId}':
    'What the sitemap of the branch lists, in parts of 50,000: what the branch owns, without places that are closed for good or repeat another one.',
  'GET /pages/places/{branchShortId}':
    'For pages without JavaScript of branches that are too large to be read whole; 0 is the main site. Named places that are neither closed for good nor a repetition, 100 a page, at most 20 pages; `total` counts all.',
  'GET /events/': 'Events of all active branches that have not ended long ago.',
  'GET /events/branchshortid/{branchShortId}':
    'Events that the branch shows and that have not ended long ago, whoever owns them.',
  'GET /lists/': 'Lists of active branches and those of all branches, with their items in order.',
  'GET /featured/': 'Featured places of active branches, newest first, with what a card shows.',
  'GET /contests/':
    'Contests of active branches that have not ended, the one that ends first in front. Nothing about who takes part.',
  'POST /contest/participant/':
    'An address takes part once; the answer is the same whether it did before. At most 20 in ten minutes from one network address.',
  'POST /items/change-requests/':
    'Stored as a difference to the item and shown to the editors; nothing is changed until they accept. `linkId` lets the sender follow it. At most 20 in ten minutes from one network address.',
  'GET /items/change-requests/follow/{linkId}':
    'For whoever holds the private link: state, decision and note, never the contact address.',
  'POST /chat/':
    'Only where an OpenAI-compatible endpoint is configured; 404 otherwise. The answer names nothing but places of the branch, in plain text without links. At most 40 in ten minutes from one network address.',
  'POST /kiosks/heartbeats/':
    'By whoever holds the key of the start address; about once a minute. A command is answered until the kiosk says with `commandDone` that it does it. Nothing about visitors. 404 when the kiosk was deleted.',
  'POST /metrics/':
    'Accepts what `navigator.sendBeacon` sends (text/plain) too. Nothing personal is kept; at most 200 metrics in a batch.',
};
