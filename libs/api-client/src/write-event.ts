import type { z } from 'zod';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { EditedEvent, eventCreate, EventUpdate } from '@umkreis/contract/event-write.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/** What has a default may be left out. */
export type NewEvent = z.input<typeof eventCreate>;

/** Creates an event with everything sent, or nothing of it. @throws ApiError 400 naming the field at fault */
export const createEvent = (context: ApiContext, auth: Auth, body: NewEvent): Promise<{ id: string }> =>
  request(apiUrl(context, apiPaths.createEvent), { method: 'POST', body, getToken: auth.getToken });

/** Writes the fields sent. @throws ApiError 409 with both values where somebody else wrote one since `version` */
export const updateEvent = (context: ApiContext, auth: Auth, id: string, body: EventUpdate): Promise<EditedEvent> =>
  request(apiUrl(context, apiPaths.updateEvent(id)), { method: 'PUT', body, getToken: auth.getToken });

type EventLink = { eventId: string } & ({ branchId: number } | { tagId: string } | { itemId: string });

/** Relation of an event with another place on whose page it also shows. */
const ALSO_SHOWN = 1;

/** Has a branch or another place show an event, or gives it a tag. */
export const addEventLink = (context: ApiContext, auth: Auth, link: EventLink): Promise<unknown> =>
  request(apiUrl(context, pathsOf(link).all), { method: 'POST', body: link, getToken: auth.getToken });

export const removeEventLink = (context: ApiContext, auth: Auth, link: EventLink): Promise<unknown> =>
  request(apiUrl(context, pathsOf(link).one), { method: 'DELETE', getToken: auth.getToken });

function pathsOf(link: EventLink): { all: string; one: string } {
  const { eventId } = link;
  if ('branchId' in link) return { all: apiPaths.eventBranches, one: apiPaths.eventBranch(eventId, link.branchId) };
  if ('tagId' in link) return { all: apiPaths.eventTags, one: apiPaths.eventTag(eventId, link.tagId) };
  return { all: apiPaths.itemEvents, one: apiPaths.itemEvent(link.itemId, eventId, ALSO_SHOWN) };
}
