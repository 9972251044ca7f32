import type { Auth } from '@umkreis/contract/boot.ts';
import type { CalendarFeed, CalendarResult } from '@umkreis/contract/calendar-import.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';

/** Request timeout, ms. Subscribing reads the calendar immediately, which may be slow. */
const READING_MS = 40_000;

/** Imports the events of a calendar file, or previews the import. @throws ApiError 400 with the reason */
export const importCalendar = (
  context: ApiContext,
  auth: Auth,
  body: { itemId: string; text: string; isPreview: boolean },
): Promise<CalendarResult> => callApi(context, 'PUT /events/calendar/', { body, auth, timeout: READING_MS });

/** @throws ApiError 400 with the reason if the calendar cannot be loaded */
export const addCalendarFeed = (
  context: ApiContext,
  auth: Auth,
  body: { itemId: string; url: string },
): Promise<CalendarFeed> => callApi(context, 'POST /events/feeds/', { body, auth, timeout: READING_MS });

/** If reading fails again, the returned feed contains the reason. */
export const resumeCalendarFeed = (context: ApiContext, auth: Auth, id: string): Promise<CalendarFeed> =>
  callApi(context, 'PUT /events/feeds/{id}/resume', { path: { id }, auth, timeout: READING_MS });

/** @throws ApiError 502 with the reason if the calendar cannot be loaded */
export const readCalendarFeed = (context: ApiContext, auth: Auth, id: string): Promise<CalendarResult> =>
  callApi(context, 'PUT /events/feeds/{id}/read', { path: { id }, auth, timeout: READING_MS });
