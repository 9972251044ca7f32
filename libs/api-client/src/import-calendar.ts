import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { CalendarFeed, CalendarResult } from '@umkreis/contract/calendar-import.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** A subscription reads the calendar at once, which may take a while; ms. */
const READING_MS = 40_000;

/** Takes over the events of a calendar file, or says what would become of them. @throws ApiError 400 with the reason */
export const importCalendar = (
  context: ApiContext,
  { getToken }: Auth,
  body: { itemId: string; text: string; isPreview: boolean },
): Promise<CalendarResult> =>
  request(apiUrl(context, apiPaths.importCalendar), { method: 'PUT', body, getToken, timeout: READING_MS });

/** Subscribed calendars of the person's branches. */
export const useCalendarFeeds = (context: ApiContext, auth: Auth): Read<CalendarFeed[]> =>
  useProtectedRead(auth, apiUrl(context, apiPaths.calendarFeeds));

/** @throws ApiError 400 with the reason where the calendar can't be had */
export const addCalendarFeed = (
  context: ApiContext,
  { getToken }: Auth,
  body: { itemId: string; url: string },
): Promise<CalendarFeed> =>
  request(apiUrl(context, apiPaths.calendarFeeds), { method: 'POST', body, getToken, timeout: READING_MS });

/** @throws ApiError 502 with the reason where the calendar can't be had */
export const readCalendarFeed = (context: ApiContext, { getToken }: Auth, id: string): Promise<CalendarResult> =>
  request(apiUrl(context, apiPaths.readCalendarFeed(id)), { method: 'PUT', body: {}, getToken, timeout: READING_MS });

export const endCalendarFeed = (context: ApiContext, { getToken }: Auth, id: string): Promise<unknown> =>
  request(apiUrl(context, apiPaths.calendarFeed(id)), { method: 'DELETE', getToken });
