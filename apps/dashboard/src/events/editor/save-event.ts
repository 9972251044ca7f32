import { addEventLink, removeEventLink, updateEvent } from '@umkreis/api-client/write-event.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
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
 * Writes what differs: the event's own fields together, then the branches and places that show it, and its tags.
 * @throws ApiError 409 with both values where somebody else wrote one of the fields
 */
export async function saveEvent(context: ApiContext, auth: Auth, { id, version, before, after, timeZone }: Save) {
  const changes = changesBetween(before, after, timeZone);
  if (Object.keys(changes).length > 0) await updateEvent(context, auth, id, { version, ...changes });
  const links = (draft: EventDraft) => [
    ...draft.branchIds.map((branchId) => ({ eventId: id, branchId })),
    ...draft.tagIds.map((tagId) => ({ eventId: id, tagId })),
    ...draft.alsoAt.map((place) => ({ eventId: id, itemId: place.id })),
  ];
  const named = (list: ReturnType<typeof links>) => new Map(list.map((link) => [JSON.stringify(link), link]));
  const [was, is] = [named(links(before)), named(links(after))];
  for (const [name, link] of is) if (!was.has(name)) await addEventLink(context, auth, link);
  for (const [name, link] of was) if (!is.has(name)) await removeEventLink(context, auth, link);
}
