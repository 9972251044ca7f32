const SHARED =
  'For staff: all branches share it. The write is recorded with its author and takes effect within a second.';
const NOT_DELETED = 'Responds 409 for what items, events or configurations use, and for what is built in.';
const BRANCH =
  'For editors of its branch; staff only for what applies to all branches. The write is recorded with its author.';

/** Notes on writes of reference data and branch content, by method and path. */
export const arrangementNotes: Readonly<Record<string, string>> = {
  'GET /branches/{branchShortId}/settings':
    'As visitors see them and as configured, with the version to send with an edit.',
  'PUT /branches/{branchShortId}/settings':
    'Writes only the given fields; every surface shows them within seconds. A value equal to the configuration follows it again. Settings that others wrote since `version` are merged; the same setting responds 409 with both values. An invalid value responds 400, and nothing is written.',
  'GET /branches/{branchShortId}/revisions/': 'The newest 500: who, when, what was done and the settings that differ.',
  'POST /branches/{branchShortId}/revisions/{revision}/restore':
    'Undoes everything after that revision, as a new revision.',
  'POST /branches/{branchShortId}/logo/':
    'Checked by content, not by name, and stored as WebP without metadata. Nothing shows it until it is set as `logo`.',
  'GET /staff/': 'For staff. Reports whether a login is bound to a member, but not which one.',
  'GET /staff/revisions/': 'For staff; the newest 500.',
  'POST /staff/': 'For staff. The first login whose e-mail the issuer has verified becomes theirs.',
  'PUT /staff/{email}': 'For staff; takes effect with the next request. Nobody can remove their own permissions: 409.',
  'PUT /staff/{email}/unbound':
    'For staff. The next verified login of the e-mail becomes theirs. Not for oneself: 409.',
  'DELETE /staff/{email}': 'For staff; the history stays. Not for oneself: 409.',
  'GET /audit/':
    'For staff. All revisions and decisions of the day, and the accesses to personal data; equal accesses within 15 minutes are one entry with a count.',
  'GET /personal-data/retention/': 'For staff; as the service is configured.',
  'POST /personal-data/find/': 'For staff; recorded in the audit log, with the hash of the address.',
  'POST /personal-data/export/': 'For staff; recorded in the audit log, with the hash of the address.',
  'POST /personal-data/erase/':
    'For staff; recorded in the audit log with the hash of the address. Entries keep their ID, so that draws can be repeated. Idempotent.',
  'POST /categories/': SHARED,
  'PUT /categories/{id}': `Writes only the given fields; names that imports look up cannot be changed. ${SHARED}`,
  'DELETE /categories/{id}': NOT_DELETED,
  'POST /tags/': SHARED,
  'PUT /tags/{id}': `Writes only the given fields; key and value that imports look up cannot be changed. ${SHARED}`,
  'DELETE /tags/{id}': NOT_DELETED,
  'POST /icons/': SHARED,
  'PUT /icons/{id}': `A new title is repeated in the categories and detail keys that use it. ${SHARED}`,
  'DELETE /icons/{id}': NOT_DELETED,
  'POST /items/details/keys/': SHARED,
  'PUT /items/details/keys/{id}': `The type of a key that items use stays. ${SHARED}`,
  'DELETE /items/details/keys/{id}': NOT_DELETED,
  'POST /search/words/': SHARED,
  'PUT /search/words/{id}': `An empty list deletes a language; an omitted language is unchanged. ${SHARED}`,
  'DELETE /search/words/{id}': 'Built-in entries respond 409: delete their words instead.',
  'GET /reference/revisions/': "Writes of shared reference data, and of the content of the person's branches.",
  'POST /lists/': `The branch has to show the items. ${BRANCH}`,
  'PUT /lists/{id}': `\`itemIds\` replaces items and order. ${BRANCH}`,
  'GET /lists/{id}/items/': 'For members of its branch; of a global list for all members.',
  'DELETE /lists/{id}': BRANCH,
  'POST /lists/items/': `An item that is there already stays where it is. The branch has to show it. ${BRANCH}`,
  'DELETE /lists/items/{listId}/{itemId}': `The place itself stays. ${BRANCH}`,
  'POST /featured/': 'An item is featured once a day; returns the existing entry. Recorded as a revision of the item.',
  'DELETE /featured/{featuredId}': 'Kept as a revision of the item.',
  'GET /search/shortcuts/dashboard/': 'With what each lists and allows, for the environment of this server.',
  'POST /search/shortcuts/': `Part of \`searchShortcuts\` of its branch from the next read on. ${BRANCH}`,
  'PUT /search/shortcuts/{id}': `One that is configured can be changed, moved and hidden. ${BRANCH}`,
  'DELETE /search/shortcuts/{id}': `A configured shortcut responds 409: hide it instead. ${BRANCH}`,
  'GET /kiosks/': "Of the person's branches, by name. For viewers `kioskKey` is empty.",
  'POST /kiosks/': `Returns the key of its start address. ${BRANCH}`,
  'PUT /kiosks/{id}': `Only the fields sent are written; the kiosk shows them with its next heartbeat. ${BRANCH}`,
  'DELETE /kiosks/{id}': `Its key is worth nothing any more; the screen goes on as one without identity. ${BRANCH}`,
  'POST /kiosks/{id}/commands/': `Replaces a command that the kiosk has not taken yet. ${BRANCH}`,
  'GET /contests/dashboard/': 'With the number of entries and of winners.',
  'POST /contests/': BRANCH,
  'PUT /contests/{id}': `Only the fields sent are written. ${BRANCH}`,
  'DELETE /contests/{id}': `Entries go with it. ${BRANCH}`,
  'PUT /contests/{id}/closed': `One that has ended stays as it is. ${BRANCH}`,
  'GET /contests/{id}/participants/': 'Names, addresses and answers; only for editors of the branch, not for viewers.',
  'DELETE /contests/{id}/participants/{participantId}': `For good, without a trace of who it was. ${BRANCH}`,
  'GET /contests/{id}/draws/':
    'For editors of the branch. With seed and candidates whoever has the ids can repeat a draw.',
  'POST /contests/{id}/draws/':
    'Each participant that was not drawn yet has the same chance. Returns all winners so far. Responds 409 while the contest is open, or if too few are left.',
};
