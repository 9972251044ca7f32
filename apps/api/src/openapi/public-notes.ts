/** Notes on public calls, by method and path. */
export const publicNotes: Readonly<Record<string, string>> = {
  'GET /health':
    'Responds even while the database is down; `status` is then `degraded` and reads are served from snapshots.',
  'GET /branches/':
    'All 32 branches, inactive ones too. The file names lead to the snapshots below `/json/`; shortcuts are those of the configuration with what editors arranged laid over them.',
  'GET /branches/basemap-files/':
    'Small enough to poll: tells whether a newer snapshot has been built. With `If-None-Match` and `Prefer: wait=20`, the response to an unchanged list waits for the next snapshot, up to that many seconds; not through the edge.',
  'GET /branches/main': 'The main site includes the items of all active branches and has no branch of its own.',
  'GET /icons/': 'Every glyph with its template. Clients draw the symbol themselves or request it as SVG.',
  'GET /icons/{title}/symbol.svg':
    'Renders a glyph in one of the four templates: plain icon, in a circle, with the glow of an event, or as the pin of a selection. For print, mail and other sites.',
  'GET /categories/':
    'Main and sub categories with texts, icon, colours and drawing order. Cached; changes take effect within a second.',
  'GET /categories/translations/': 'In every language with texts; `GET /categories/` returns German and English.',
  'GET /tags/translations/': 'In every language with texts; `GET /tags/` returns German and English.',
  'GET /items/details/keys/translations/':
    'In every language with labels; `GET /items/details/keys/` returns German and English.',
  'GET /tags/': 'Every tag with its group and texts. The group decides whether key or value is displayed.',
  'GET /items/details/keys/':
    'The catalogue of detail keys: label, icon, type, whether a unit is needed, whether editors see it.',
  'GET /search/shortcuts/':
    'Public IDs and labels of the available search shortcuts. Their filters are part of the branch.',
  'GET /search/words/': 'Search and chat find the places of these categories by the words of every language.',
  'GET /countries/': '`ohStateField` states whether holidays depend on the state.',
  'GET /states/': 'States of the countries whose holidays depend on them.',
  'GET /states/districts/': 'Districts below the states; a country without states has districts directly.',
  'GET /cities/countryid/{countryId}': 'Cities by name; empty for a country without any.',
  'GET /cities/latlon/{lat}/{lon}': 'At most ten cities within about 30 km.',
  'GET /items/basemap/': 'The same document as the snapshot of the main site, with ETag.',
  'GET /items/basemap/branchshortid/{branchShortId}':
    "Identical to the branch's current snapshot, with ETag. `tiled`: the branch is too large to list; use tiles and search instead.",
  'GET /items/branchshortid/{branchShortId}':
    'Same format as the read of each item by nano ID, for clients that store a guide for offline use.',
  'GET /items/nanoid/{nanoId}': 'Everything the detail card shows. With `branch` only when that branch shows the item.',
  'GET /items/search/':
    'Every word must match the start of a word in title, category, tag, address or search words, regardless of the spelling of umlauts. Places of a `list` are returned in its order; an unknown list, or one without places here, returns nothing.',
  'GET /items/facets/':
    'Counts of all places that the same search finds, before and after a filter with three parts: categories, tags, services. The options of each part are counted among the places that match the other two.',
  'GET /items/suggestions/':
    'Selected automatically: by kind, places with a picture and the best known ones first. At most 24 landmarks and walks and 80 places with hours; empty lists if there are none.',
  'GET /items/tiles/{branchShortId}/{z}/{x}/{y}.mvt':
    'Points of one tile, thinned at low zooms by sort order, after filtering. Places with current events are requested by an instant, rounded to a quarter of an hour, so that the URL changes when they may. 204 if there are none.',
  'GET /streets/branchshortid/{branchShortId}': 'Names, positions and lines; cached by the content of the branch.',
  'GET /buildings/branchshortid/{branchShortId}': 'Addresses and outlines; cached by the content of the branch.',
  'GET /departures/{itemId}':
    'By timetable on the clock of the stop, days of service that run past midnight included; with real-time data where a GTFS Realtime address is configured. `hasTimetable` is false where no timetable stops. The instant counts by its minute.',
  'GET /timetables/branchshortid/{branchShortId}':
    "Trips that run at some time of the day. A vehicle is `along` metres on the path of its pattern at each stop, at `begin` plus the stop's two `times` (arrival, departure); in between, interpolate. Without a timetable the lists are empty.",
  'GET /pages/branchshortid/{branchShortId}':
    'Pages in the sitemap of the branch, in parts of 50,000: its own items, without permanently closed places and duplicates.',
  'GET /pages/places/{branchShortId}':
    'For pages without JavaScript of branches that are too large to be read whole; 0 is the main site. Named places that are neither closed for good nor a repetition, 100 a page, at most 20 pages; `total` counts all.',
  'GET /events/': 'Events of all active branches that have not ended long ago.',
  'GET /events/branchshortid/{branchShortId}':
    'Events that the branch shows and that have not ended long ago, whoever owns them.',
  'GET /lists/': 'Lists of active branches and those of all branches, with their items in order.',
  'GET /featured/': 'Featured places of active branches, newest first, with what a card shows.',
  'GET /contests/':
    'Contests of active branches that have not ended, first to end first. Contains no data about participants.',
  'POST /contest/participant/':
    'An address participates once; the response does not reveal whether it did before. At most 20 in ten minutes per network address.',
  'POST /items/change-requests/':
    'Stored as a difference to the item and shown to the editors; nothing is changed until they accept. `linkId` is for the sender to track it. At most 20 in ten minutes per network address.',
  'GET /items/change-requests/follow/{linkId}':
    'For holders of the private link: state, decision and note, never the contact address.',
  'POST /chat/':
    'Only if an OpenAI-compatible endpoint is configured; otherwise 404. The answer names only places of the branch, in plain text without links. At most 40 in ten minutes per network address.',
  'POST /kiosks/heartbeats/':
    "Requires the key of the kiosk's start address; about once a minute. A command is returned until the kiosk confirms it with `commandDone`. Contains no visitor data. 404 if the kiosk was deleted.",
  'POST /metrics/':
    'Also accepts what `navigator.sendBeacon` sends (text/plain). No personal data is stored; at most 200 metrics in a batch.',
};
