import { atom } from 'jotai';

/** Number of pages of events shown, from 1 (`pagedFilteredEventsPage`) */
export const eventsPageAtom = atom(1);
export const EVENTS_PER_PAGE = 20;
