const LINK = 'Adding what is there already changes nothing.';
const RECORDED = 'Kept as a revision of the item with who, when and what.';

/** Notes on calls that require a token, by method and path. */
export const dashboardNotes: Readonly<Record<string, string>> = {
  'GET /staff/me': 'Role and branches of the login; all branches for staff.',
  'PUT /events/calendar/':
    "An event is identified by its UID at the place: it is updated, never duplicated, and keeps editors' changes while the calendar is unchanged. Written in one transaction; events that cannot be read are rejected row by row.",
  'GET /events/feeds/': 'Of the branches that the person sees.',
  'POST /events/feeds/': 'Read immediately; 400 with the reason if that fails. Only public addresses, at most 1 MB.',
  'PUT /events/feeds/{id}/read': '502 with the reason where the calendar can not be had; its events stay.',
  'PUT /events/feeds/{id}/resume':
    'A calendar that failed five times in a row is not read until it is resumed. Read immediately; `fault` states why if it fails again.',
  'DELETE /events/feeds/{id}': 'Its events stay, and are editors’ from now on.',
  'GET /metrics/figures/':
    "In each branch's time zone; visits of editors, and of the dashboard, are not recorded. Without `branch`: all branches of the person, and the main site for staff.",
  'GET /metrics/heat/': 'Like the statistics: sessions that opened a place, with its position.',
  'GET /metrics/sessions/daily/':
    'Days in the time zone of each branch, newest first. Without `branch`: all branches of the person, and the main site for staff.',
  'GET /items/dashboard/': 'Searched, filtered, sorted and paged on the server. Editors see only their own branches.',
  'GET /items/dashboard/ids/': 'The same conditions as the list; what a change to all matches takes.',
  'PUT /items/bulk/':
    'Applies all changes to all items in one transaction, or none. Each item gets a revision; send the response to the undo endpoint to revert it.',
  'PUT /items/bulk/undo/':
    'All of them or none: if somebody changed an item since, it is named and nothing is written. Recorded as a new revision.',
  'PUT /items/{id}/merge':
    'In one transaction: copies the chosen parts of the other item, moves its events, and marks it as a duplicate. Responds 409 if a version is outdated. Recorded as a revision of both.',
  'POST /items/{id}/copies/':
    'Type, position, categories, tags, details, address, geometry and parents; pictures, events and mentions stay where they are.',
  'GET /items/dashboard/export/': 'The same conditions as the list. Sent back as they are, the rows change nothing.',
  'PUT /items/import/':
    'Each row is validated separately. With `isTrial` nothing is written and the result of each row is returned; otherwise all rows are written, or none if one is rejected. Omitted fields are unchanged. Each item gets a revision.',
  'GET /items/dashboard/cities/': 'What the filter by city offers, with the number of items.',
  'GET /items/dashboard/{id}': 'What visitors see, with the newest review.',
  'POST /items':
    'In one transaction: item, categories, tags, address, details, halls, geometries, and a review that is due now. Omitted parts can be added later.',
  'PUT /items/{id}':
    'Writes only the given fields. Fields that others wrote since `version` are merged; the same field responds 409 with both values.',
  'GET /items/{id}/revisions/': 'The newest 500 revisions: who, when, what was done and the fields that differ.',
  'POST /items/{id}/revisions/{revision}/restore': 'Undoes everything after that revision, as a new revision.',
  'POST /items/details/': `Checked by the type of the key: opening hours are parsed, Markdown has to be its sanitised form. ${RECORDED}`,
  'PUT /items/details/{id}': `Responds 409 if \`dateUpdated\` is newer than the one sent. ${RECORDED}`,
  'DELETE /items/details/{id}': RECORDED,
  'POST /items/categories/': `The first category draws the symbol. ${LINK}`,
  'POST /items/categories/multiple/': `Appended in the given order. ${LINK}`,
  'DELETE /items/categories/{itemId}/{categoryId}': RECORDED,
  'POST /items/tags/': LINK,
  'POST /items/tags/multiple/': LINK,
  'DELETE /items/tags/{itemId}/{tagId}': RECORDED,
  'POST /items/items/': 'Parent and child belong to the same branch. Recorded in the history of the child.',
  'POST /items/items/multiple/': 'Relationship 3, hall membership, by default.',
  'DELETE /items/items/{itemParentId}/{itemChildId}/{relationshipId}': 'Recorded in the history of the child.',
  'POST /items/addresses/': 'Omitted country and city are derived from the position.',
  'PUT /items/addresses/{id}': RECORDED,
  'POST /items/reviews/': 'An item has only one review, the newest.',
  'PUT /items/reviews/{reviewId}': 'Completing it creates the next one, due in a year unless `nextDateDue` is set.',
  'POST /items/mentions/': RECORDED,
  'PUT /items/mentions/{mentionId}': RECORDED,
  'DELETE /items/mentions/{mentionId}': RECORDED,
  'POST /geojsons/': 'Visible only to its author until it is linked.',
  'PUT /geojsons/{id}':
    "A draft of the author, or the geometry of an item of the person's branches. With `base`, the geometry as last seen, a concurrent change responds 409 with both.",
  'POST /items/geojsons/':
    'The type determines how it is drawn: 1 line, 100–160 compounds, halls and booths, 200 labelled zones, 1000 polygon, 2000 line string.',
  'PUT /items/geojsons/{id}': RECORDED,
  'DELETE /items/geojsons/{id}': RECORDED,
  'POST /jsons/': 'Visible only to its author until it is linked.',
  'PUT /jsons/{id}': "A draft of the author, or the blob of an item of the person's branches.",
  'POST /items/jsons/': RECORDED,
  'GET /items/media/': 'By item, text, kind and whether visitors still see it, paged.',
  'POST /items/media/':
    'Checked by content, not by name; position data is removed; stored in several sizes. Kinds: 1 main image, 2 360° panorama, 3 logo, 4 video.',
  'POST /items/media/reuse/':
    'The file is stored once. With `replaces` only the file of that medium changes; its position, texts and kind are unchanged.',
  'PUT /items/media/{id}': RECORDED,
  'DELETE /items/media/{id}': RECORDED,
  'GET /events/dashboard/': 'Searched, filtered and paged on the server. Editors see only their own branches.',
  'GET /events/dashboard/{id}': 'With branches, tags, other items and the version that an edit must send.',
  'POST /events':
    'In one transaction: the event, the branches that show it, tags, other items. It belongs to the branch of its place.',
  'PUT /events/{id}':
    'Writes only the given fields. Fields that others wrote since `version` are merged; the same field responds 409 with both values.',
  'GET /events/{id}/revisions/': 'Who, when, what was done and the fields that differ.',
  'POST /events/{id}/revisions/{revision}/restore': 'Undoes everything after that revision, as a new revision.',
  'POST /events/branches/': `The branch has to be one of the person’s. ${LINK}`,
  'POST /events/branches/multiple/': `All branches have to be the person’s. ${LINK}`,
  'DELETE /events/branches/{eventId}/{branchId}': 'Kept as a revision of the event.',
  'POST /events/tags/': LINK,
  'DELETE /events/tags/{eventId}/{tagId}': 'Kept as a revision of the event.',
  'POST /items/events/': `Recorded as a revision of the event. ${LINK}`,
  'DELETE /items/events/{itemId}/{eventId}/{relationshipId}': 'Kept as a revision of the event.',
  'GET /items/change-requests/': 'Open ones, unless another state is requested.',
  'PUT /items/change-requests/{id}':
    "Accepting writes the proposal in the editor's name; fields that changed since respond 409 with both values. The sender sees the outcome.",
};
