import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import { changesBetween, type EventDraft } from './event-draft.ts';

interface Save {
  id: string;
  version: number;
  before: EventDraft;
  after: EventDraft;
  timeZone: string;
}

/**
 * Saves the changes: the event's own fields in one request, then its branches, other places and tags.
 * @throws ApiError 409 with both values if somebody else changed one of the fields
 */
export async function saveEvent(context: ApiContext, auth: Auth, { id, version, before, after, timeZone }: Save) {
  const changes = changesBetween(before, after, timeZone);
  if (Object.keys(changes).length > 0)
    await callApi(context, 'PUT /events/{id}', { path: { id }, body: { version, ...changes }, auth });
  const links = (draft: EventDraft) => [
    ...draft.branchIds.map((branchId) => ({ eventId: id, branchId })),
    ...draft.tagIds.map((tagId) => ({ eventId: id, tagId })),
    ...draft.alsoAt.map((place) => ({ eventId: id, itemId: place.id })),
  ];
  const named = (list: ReturnType<typeof links>) => new Map(list.map((link) => [JSON.stringify(link), link]));
  const [was, is] = [named(links(before)), named(links(after))];
  for (const [name, link] of is) if (!was.has(name)) await addLink(context, auth, link);
  for (const [name, link] of was) if (!is.has(name)) await removeLink(context, auth, link);
}

type EventLink = { eventId: string } & ({ branchId: number } | { tagId: string } | { itemId: string });

/** Relation type of an event and another place whose page also shows it. */
const relationshipId = 1;

/** Links an event with a branch, another place or a tag. */
function addLink(context: ApiContext, auth: Auth, link: EventLink): Promise<unknown> {
  if ('branchId' in link) return callApi(context, 'POST /events/branches/', { body: link, auth });
  if ('tagId' in link) return callApi(context, 'POST /events/tags/', { body: link, auth });
  return callApi(context, 'POST /items/events/', { body: { ...link, relationshipId }, auth });
}

function removeLink(context: ApiContext, auth: Auth, link: EventLink): Promise<unknown> {
  if ('branchId' in link) return callApi(context, 'DELETE /events/branches/{eventId}/{branchId}', { path: link, auth });
  if ('tagId' in link) return callApi(context, 'DELETE /events/tags/{eventId}/{tagId}', { path: link, auth });
  const path = { ...link, relationshipId };
  return callApi(context, 'DELETE /items/events/{itemId}/{eventId}/{relationshipId}', { path, auth });
}
