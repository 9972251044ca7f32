import { calendarFeed, calendarFeedCreate, calendarImport, calendarResult } from '../calendar-import.ts';
import { LARGEST_CALENDAR } from '../size-limits.ts';
import { createdId } from '../item-write.ts';
import { endpoint } from './endpoint.ts';
import { exampleId } from './example-values.ts';
import { uuid } from '../ref.ts';
import { z } from 'zod';

/** Factor 2, as JSON escapes each line break of a calendar. */
const LARGEST_BODY = 2 * LARGEST_CALENDAR;
const byId = z.object({ id: uuid.describe('Subscription') });

export const calendarsEndpoints = {
  'PUT /events/calendar/': endpoint({
    summary: 'Imports the events of a calendar file, or previews the result',
    notes:
      "An event is identified by its UID at the place: it is updated, never duplicated, and keeps editors' changes while the calendar is unchanged. Written in one transaction; events that cannot be read are rejected row by row.",
    tag: 'dashboard',
    right: 'write',
    limits: { bytes: LARGEST_BODY },
    body: calendarImport,
    responses: { 200: calendarResult },
    example: { body: { itemId: exampleId, text: 'brot', isPreview: false } },
  }),
  'GET /events/feeds/': endpoint({
    summary: 'Subscribed calendars',
    notes: 'Of the branches that the person sees.',
    tag: 'dashboard',
    right: 'read',
    responses: { 200: z.array(calendarFeed) },
  }),
  'POST /events/feeds/': endpoint({
    summary: 'Subscribes to a calendar',
    notes: 'Read immediately; 400 with the reason if that fails. Only public addresses, at most 1 MB.',
    tag: 'dashboard',
    right: 'write',
    body: calendarFeedCreate,
    responses: { 201: calendarFeed },
    example: { body: { itemId: exampleId, url: 'https://baeckerei.example' } },
  }),
  'PUT /events/feeds/{id}/read': endpoint({
    summary: 'Reads a subscribed calendar now',
    notes: '502 with the reason where the calendar can not be had; its events stay.',
    tag: 'dashboard',
    right: 'write',
    params: byId,
    responses: { 200: calendarResult },
    errors: [502],
    example: { params: { id: exampleId } },
  }),
  'PUT /events/feeds/{id}/resume': endpoint({
    summary: 'Resumes a suspended calendar',
    notes:
      'A calendar that failed five times in a row is not read until it is resumed. Read immediately; `fault` states why if it fails again.',
    tag: 'dashboard',
    right: 'write',
    params: byId,
    responses: { 200: calendarFeed },
    example: { params: { id: exampleId } },
  }),
  'DELETE /events/feeds/{id}': endpoint({
    summary: 'Ends a subscription; its events stay',
    notes: 'Its events stay, and are editors’ from now on.',
    tag: 'dashboard',
    right: 'write',
    params: byId,
    responses: { 200: createdId },
    example: { params: { id: exampleId } },
  }),
};
