const LINK = 'Adding what is there already changes nothing.';
const KEPT = 'Kept as a revision of the item with who, when and what.';

/** What calls with a token do beyond their summaries, by method and path. */
export const dashboardNotes: Readonly<Record<string, string>> = {
  'GET /staff/me': 'Role and branches of the login; all branches for staff.',
  'PUT /events/calendar/':
    'An event is known by its UID at the place: sent again it is changed, never doubled, and stays as editors left it while the calendar says the same. All of it in one transaction; what can not be read is refused row by row.',
  'GET /events/feeds/': 'Of the branches that the person sees.',
  'POST /events/feeds/':
    'Read at once; 400 with the reason where that fails. Never from an address that is not public, at most 1 MB.',
  'PUT /events/feeds/{id}/read': '502 with the reason where the calendar can not be had; its events stay.',
  'PUT /events/feeds/{id}/resume':
    'A calendar that failed five times in a row is read no more until then. Read at once; `fault` says why where that fails again.',
  'DELETE /events/feeds/{id}': 'Its events stay, and are editors’ from now on.',
  'GET /metrics/figures/':
    'By the clock of each branch; visits of editors, and of the dashboard, are not recorded. Without `branch`: all branches of the person, and the main site for staff.',
  'GET /metrics/heat/': 'As the figures: sessions that opened a place, where it is.',
  'GET /metrics/sessions/daily/':
    'Days in the time zone of each branch, newest first. Without `branch`: all branches of the person, and the main site for staff.',
  'GET /items/dashboard/': 'Searched, filtered, sorted and paged on the server. An editor sees the own branches alone.',
  'GET /items/dashboard/ids/': 'The same conditions as the list; what a change to all matches takes.',
  'PUT /items/bulk/':
    'All that is sent to all items, in one transaction, or nothing. Each item keeps it as a revision of its own; send what is answered to take it back.',
  'PUT /items/bulk/undo/':
    'All of them or none: an item that somebody changed since is named, and nothing happens. A revision of its own.',
  'PUT /items/{id}/merge':
    'In one transaction: what is chosen of the other item is copied to the one that stays, events move, and the other becomes a repetition. A version that is not the newest answers 409. A revision of both.',
  'POST /items/{id}/copies/':
    'Type, position, categories, tags, details, address, geometry and parents; pictures, events and mentions stay where they are.',
  'GET /items/dashboard/export/': 'The same conditions as the list. Sent back as they are, the rows change nothing.',
  'PUT /items/import/':
    'Each row is checked by itself. A trial says what would become of it; without `isTrial` all rows are written, or nothing where one is refused. Of what a row leaves out nothing changes. Each item keeps it as a revision.',
  'GET /items/dashboard/cities/': 'What the filter by city offers, with the number of items.',
  'GET /items/dashboard/{id}': 'What visitors see, with the newest review.',
  'POST /items':
    'In one transaction: item, categories, tags, address, details, halls, geometries, and a review that is due now. What is left out can follow in single steps.',
  'PUT /items/{id}':
    'Only the fields sent are written. Fields that others wrote since `version` merge; the same field answers 409 with both values.',
  'GET /items/{id}/revisions/': 'The newest 500 revisions: who, when, what was done and the fields that differ.',
  'POST /items/{id}/revisions/{revision}/restore': 'Undoes everything after that revision, as a new revision.',
  'POST /items/details/': `Checked by the type of the key: opening hours are parsed, Markdown has to be its sanitised form. ${KEPT}`,
  'PUT /items/details/{id}': `A newer \`dateUpdated\` than the one sent answers 409. ${KEPT}`,
  'DELETE /items/details/{id}': KEPT,
  'POST /items/categories/': `The first category draws the symbol. ${LINK}`,
  'POST /items/categories/multiple/': `In the order given, after those that are there. ${LINK}`,
  'DELETE /items/categories/{itemId}/{categoryId}': KEPT,
  'POST /items/tags/': LINK,
  'POST /items/tags/multiple/': LINK,
  'DELETE /items/tags/{itemId}/{tagId}': KEPT,
  'POST /items/items/': 'Parent and child belong to the same branch. The history is kept with the child.',
  'POST /items/items/multiple/': 'Relationship 3, hall membership, unless said otherwise.',
  'DELETE /items/items/{itemParentId}/{itemChildId}/{relationshipId}': 'The history is kept with the child.',
  'POST /items/addresses/': 'Country and city that are left out come from the place.',
  'PUT /items/addresses/{id}': KEPT,
  'POST /items/reviews/': 'The item keeps only the newest review.',
  'PUT /items/reviews/{reviewId}':
    'Completing it makes the next one, due in a year unless `nextDateDue` says otherwise.',
  'POST /items/mentions/': KEPT,
  'PUT /items/mentions/{mentionId}': KEPT,
  'DELETE /items/mentions/{mentionId}': KEPT,
  'POST /geojsons/': 'Seen by its author alone until it is linked.',
  'PUT /geojsons/{id}':
    'A draft of the author, or the geometry of an item of the own branches. With `base`, the geometry as it was seen, a change of somebody else is answered 409 with both.',
  'POST /items/geojsons/':
    'The type says what it is drawn as: 1 line, 100–160 compounds, halls and booths, 200 labelled zones, 1000 polygon, 2000 line string.',
  'PUT /items/geojsons/{id}': KEPT,
  'DELETE /items/geojsons/{id}': KEPT,
  'POST /jsons/': 'Seen by its author alone until it is linked.',
  'PUT /jsons/{id}': 'A draft of the author, or the blob of an item of the own branches.',
  'POST /items/jsons/': KEPT,
  'GET /items/media/': 'By item, words, kind and whether a visitor still sees it, paged.',
  'POST /items/media/':
    'Checked by content, not by name; position data is removed; made in several sizes. Kinds: 1 main image, 2 360° panorama, 3 logo, 4 video.',
  'POST /items/media/reuse/':
    'The file is kept once. With `replaces` only the file of that medium changes; its place, texts and kind stay.',
  'PUT /items/media/{id}': KEPT,
  'DELETE /items/media/{id}': KEPT,
  'GET /events/dashboard/': 'Searched, filtered and paged on the server. An editor sees the own branches alone.',
  'GET /events/dashboard/{id}': 'With branches, tags, other items and the version to send with an edit.',
  'POST /events':
    'In one transaction: the event, the branches that show it, tags, other items. It belongs to the branch of its place.',
  'PUT /events/{id}':
    'Only the fields sent are written. Fields that others wrote since `version` merge; the same field answers 409 with both values.',
  'GET /events/{id}/revisions/': 'Who, when, what was done and the fields that differ.',
  'POST /events/{id}/revisions/{revision}/restore': 'Undoes everything after that revision, as a new revision.',
  'POST /events/branches/': `The branch has to be one of the person’s. ${LINK}`,
  'POST /events/branches/multiple/': `All branches have to be the person’s. ${LINK}`,
  'DELETE /events/branches/{eventId}/{branchId}': 'Kept as a revision of the event.',
  'POST /events/tags/': LINK,
  'DELETE /events/tags/{eventId}/{tagId}': 'Kept as a revision of the event.',
  'POST /items/events/': `Kept as a revision of the event. ${LINK}`,
  'DELETE /items/events/{itemId}/{eventId}/{relationshipId}': 'Kept as a revision of the event.',
  'GET /items/change-requests/': 'Those that wait, unless another state is asked for.',
  'PUT /items/change-requests/{id}':
    'Accepting writes what it proposes in the name of the editor; what changed meanwhile answers 409 with both values. The sender sees the outcome.',
};
