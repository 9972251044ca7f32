import type { Auth } from '@umkreis/contract/boot.ts';
import type { CalendarFeed, CalendarResult } from '@umkreis/contract/calendar-import.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';

/** A subscription reads the calendar at once, which may take a while; ms. */
const READING_MS = 40_000;

/** Takes over the events of a calendar file, or says what would become of them. @throws ApiError 400 with the reason */
export const importCalendar = (
  context: ApiContext,
  auth: Auth,
  body: { itemId: string; text: string; isPreview: boolean },
): Promise<CalendarResult> => callApi(context, 'PUT /events/calendar/', { body, auth, timeout: READING_MS });

/** @throws ApiError 400 with the reason where the calendar can't be had */
export const addCalendarFeed = (
  context: ApiContext,
  auth: Auth,
  body: { itemId: string; url: string },
): Promise<CalendarFeed> => callApi(context, 'POST /events/feeds/', { body, auth, timeout: READING_MS });

/** Why it could not be read again is in what is returned. */
export const resumeCalendarFeed = (context: ApiContext, auth: Auth, id: string): Promise<CalendarFeed> =>
  callApi(context, 'PUT /events/feeds/{id}/resume', { path: { id }, auth, timeout: READING_MS });

/** @throws ApiError 502 with the reason where the calendar can't be had */
export const readCalendarFeed = (context: ApiContext, auth: Auth, id: string): Promise<CalendarResult> =>
  callApi(context, 'PUT /events/feeds/{id}/read', { path: { id }, auth, timeout: READING_MS });
