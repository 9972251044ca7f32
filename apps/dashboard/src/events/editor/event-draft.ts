import type { EditedEvent, EventUpdate } from '@umkreis/contract/event-write.ts';
import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { FREE } from '@umkreis/places/events/event-price.ts';
import { placesInMonth } from '@umkreis/places/events/places-in-month.ts';
import { readRecurrence } from '@umkreis/places/events/recurrence.ts';
import { writeRecurrence } from '@umkreis/places/events/write-recurrence.ts';

/** The form values of an event. Times are local times of the branch, YYYY-MM-DDTHH:mm. */
export interface EventDraft {
  place: { id: string; title: string; branchShortId: number } | null;
  title: string;
  description: string;
  url: string;
  begin: string;
  /** Empty: no end */
  end: string;
  /** The times of begin and end are kept, but not used. */
  isAllDay: boolean;
  price: string;
  /** The price is kept, but not used. */
  isFree: boolean;
  organizer: string;
  ticketUrl: string;
  location: string;
  /** Empty: a single event */
  recurrence: string;
  exceptDates: string[];
  branchIds: number[];
  tagIds: string[];
  /** Other places whose page also shows it */
  alsoAt: { id: string; title: string }[];
}

export const emptyEvent: EventDraft = {
  place: null,
  title: '',
  description: '',
  url: '',
  begin: '',
  end: '',
  isAllDay: false,
  price: '',
  isFree: false,
  organizer: '',
  ticketUrl: '',
  location: '',
  recurrence: '',
  exceptDates: [],
  branchIds: [],
  tagIds: [],
  alsoAt: [],
};

/** The instant of a local time; undefined if the text is not a valid time. */
export function instantOf(reading: string, timeZone: string): string | undefined {
  const at = Date.parse(`${reading}Z`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(reading) && Number.isFinite(at)
    ? fromClock(at, timeZone).toISOString()
    : undefined;
}

const readingOf = (instant: string, timeZone: string) => inZone(new Date(instant), timeZone).format('YYYY-MM-DDTHH:mm');

/** The form values of a stored event. */
export const draftOf = (event: EditedEvent, timeZone: string): EventDraft => ({
  place: { id: event.itemId, title: event.itemTitle ?? '', branchShortId: event.branchShortId },
  title: event.title,
  description: event.description,
  url: event.url ?? '',
  begin: readingOf(event.dateBegin, timeZone),
  end: event.dateEnd ? readingOf(event.dateEnd, timeZone) : '',
  isAllDay: event.isAllDay === true,
  price: event.price === FREE ? '' : (event.price ?? ''),
  isFree: event.price === FREE,
  organizer: event.organizer ?? '',
  ticketUrl: event.ticketUrl ?? '',
  location: event.location ?? '',
  recurrence: event.recurrence ?? '',
  exceptDates: event.exceptDates ?? [],
  branchIds: event.branches.map(({ branchId }) => branchId).filter((id) => id !== null),
  tagIds: event.tags.map(({ tagId }) => tagId),
  alsoAt: event.itemEvents.map(({ itemId, title }) => ({ id: itemId, title: title })),
});

/** A copy is independent: its series includes all dates again. */
export const copyOf = (draft: EventDraft): EventDraft => ({ ...draft, exceptDates: [] });

const DAY_MS = 86_400_000;

/** One date of a series as a separate event at the same times. @param day YYYY-MM-DD in the branch's time zone */
export function dateOfSeries(series: EventDraft, day: string): EventDraft {
  const dayOf = (reading: string) => Date.parse(`${reading.slice(0, 10)}T00:00:00Z`);
  const lasts = series.end ? dayOf(series.end) - dayOf(series.begin) : 0;
  const endDay = new Date(dayOf(day) + Math.round(lasts / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
  return {
    ...series,
    recurrence: '',
    exceptDates: [],
    begin: day + series.begin.slice(10),
    end: series.end && endDay + series.end.slice(10),
  };
}

/** Begin and end as local times; an all-day event lasts until 23:59 of its last day. */
export function timesOf({ begin, end, isAllDay }: Pick<EventDraft, 'begin' | 'end' | 'isAllDay'>) {
  if (!isAllDay) return { begin, end };
  const on = (reading: string, time: string) => reading && reading.slice(0, 10) + time;
  return { begin: on(begin, 'T00:00'), end: on(end || begin, 'T23:59') };
}

/** Moves the begin; a series on an nth weekday of the month moves with it. */
export function beginAt({ recurrence }: EventDraft, begin: string): Pick<EventDraft, 'begin' | 'recurrence'> {
  const rule = readRecurrence(recurrence);
  const day = Date.parse(`${begin.slice(0, 10)}T00:00:00Z`);
  if (!rule || rule.nth === null || Number.isNaN(day)) return { begin, recurrence };
  const places = placesInMonth(new Date(day));
  const nth = rule.nth < 0 && places.includes(-1) ? -1 : places[0]!;
  return { begin, recurrence: writeRecurrence({ ...rule, nth, weekdays: [new Date(day).getUTCDay()] }) };
}

export type InvalidEventField = 'place' | 'title' | 'begin' | 'end' | 'url' | 'ticketUrl';

/** The fields that the API would reject. */
export function findInvalidFields(draft: EventDraft, timeZone: string): Set<InvalidEventField> {
  const invalidFields = new Set<InvalidEventField>();
  const times = timesOf(draft);
  const [begin, end] = [instantOf(times.begin, timeZone), instantOf(times.end, timeZone)];
  if (!draft.place) invalidFields.add('place');
  if (!draft.title.trim()) invalidFields.add('title');
  if (!begin) invalidFields.add('begin');
  if (times.end && begin && (!end || end < begin)) invalidFields.add('end');
  if (draft.url.trim() && !(URL.canParse(draft.url.trim()) && /^https?:/.test(draft.url.trim())))
    invalidFields.add('url');
  const ticketUrl = draft.ticketUrl.trim();
  if (ticketUrl && !(URL.canParse(ticketUrl) && new URL(ticketUrl).protocol === 'https:'))
    invalidFields.add('ticketUrl');
  return invalidFields;
}

/** The event's own fields as the API expects them. @param draft a valid draft */
export function fieldsOf(draft: EventDraft, timeZone: string) {
  const times = timesOf(draft);
  return {
    itemId: draft.place!.id,
    title: draft.title.trim(),
    description: draft.description.trim(),
    url: draft.url.trim() || null,
    dateBegin: instantOf(times.begin, timeZone)!,
    dateEnd: times.end ? instantOf(times.end, timeZone)! : null,
    isAllDay: draft.isAllDay,
    price: draft.isFree ? FREE : draft.price.trim() || null,
    organizer: draft.organizer.trim() || null,
    ticketUrl: draft.ticketUrl.trim() || null,
    location: draft.location.trim() || null,
    recurrence: draft.recurrence || null,
    exceptDates: draft.recurrence ? draft.exceptDates : [],
  } satisfies Omit<EventUpdate, 'version'>;
}

/** The fields that differ from what the editor saw, so that changes by others are preserved. */
export function changesBetween(before: EventDraft, after: EventDraft, timeZone: string): Omit<EventUpdate, 'version'> {
  const [was, is] = [fieldsOf(before, timeZone), fieldsOf(after, timeZone)];
  return Object.fromEntries(
    Object.entries(is).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field as keyof typeof was]),
    ),
  );
}
