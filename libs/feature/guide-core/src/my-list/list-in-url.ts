import { searchOf } from '../address/query.ts';
import { emptyList, withEntries, type MyList } from './listed-entries.ts';

/** Query parameter of an open list: `1` for the visitor's own, otherwise the entries of a shared one */
export const listParameter = 'mylist';
/** Value of the parameter for the visitor's own list */
export const ownList = '1';

const separator = '.';
const placeForm = /^[0-9A-Za-z_-]{8}$/;
const eventForm = /^[0-9a-f]{12}$/;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  const at = dayForm.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/**
 * A list as the value of the parameter: the planned day, if there is one, and the entries, apart by dots:
 * `2026-12-05.AbC12345.XyZ98765`. An event follows its place: `AbC12345.0123456789ab`. Their lengths differ, so that
 * the dot separates both unambiguously.
 */
export const listToUrl = ({ entries, day }: Pick<MyList, 'entries' | 'day'>): string =>
  [...(day === null ? [] : [day]), ...entries.map(({ id }) => id)].join(separator);

/** The query of a link to a list. */
export const listQuery = (list: Pick<MyList, 'entries' | 'day'>): string =>
  searchOf(new URLSearchParams({ [listParameter]: listToUrl(list) }));

/** Parses the value of the parameter. Whatever is no entry is left out. */
export function listFromUrl(value: string): MyList {
  const ids: string[] = [];
  let day: string | null = null;
  let place: string | null = null;
  for (const part of value.split(separator)) {
    if (eventForm.test(part) && place !== null) {
      // The place was the first part of the event's entry.
      ids[ids.length - 1] = `${place}${separator}${part}`;
      place = null;
    } else if (placeForm.test(part)) {
      ids.push(part);
      place = part;
    } else {
      if (isDay(part)) day = part;
      place = null;
    }
  }
  return withEntries(
    { ...emptyList, day },
    ids.map((id) => ({ id, title: '' })),
  );
}
