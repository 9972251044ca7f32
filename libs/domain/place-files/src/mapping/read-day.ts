import type { PlaceMapping } from '@umkreis/contract/place-file.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const POINTS = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;
const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
/** Words for no value in tables of databases */
const NOTHING = /^(?:null|none|nil|n\/a|-|–)$/i;

/**
 * The day of a date as written in tables: ISO 8601, `14.06.2027`, `14/06/2027`; an instant is the day in the zone.
 * @param order of dates with slashes
 * @returns YYYY-MM-DD, an empty text for no date, undefined for what is no date
 */
export function readDay(text: string, order: PlaceMapping['dateOrder'], timeZone: string): string | undefined {
  const value = text.trim();
  if (value === '' || NOTHING.test(value)) return '';
  if (INSTANT.test(value)) return dayOfInstant(value, timeZone);
  const iso = ISO.exec(value);
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!);
  const points = POINTS.exec(value);
  if (points) return dayOf(points[3]!, points[2]!, points[1]!);
  const slashes = SLASHES.exec(value);
  if (!slashes) return undefined;
  const [, first, second, year] = slashes;
  return order === 'mdy' ? dayOf(year!, first!, second!) : dayOf(year!, second!, first!);
}

/** undefined for days that do not exist */
function dayOf(year: string, month: string, day: string): string | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** Without an offset, the text is the zone's clock already. */
function dayOfInstant(text: string, timeZone: string): string | undefined {
  const [year, month, day] = text.slice(0, 10).split('-');
  if (!/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)) return dayOf(year!, month!, day!);
  const date = new Date(text.replace(' ', 'T'));
  if (Number.isNaN(date.getTime())) return undefined;
  return dayInZone(date, timeZone);
}
