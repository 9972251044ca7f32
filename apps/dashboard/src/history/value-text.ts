import type { ItemRevision } from '@umkreis/contract/dashboard.ts';

/** What the values of a history contain as IDs and codes, by its displayed name. */
export interface ValueNames {
  /** Places that the values refer to, by ID */
  places: NonNullable<ItemRevision['names']>;
  categories: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
  branches: ReadonlyMap<string, string>;
  /** Name of a code: kind of place, relation, geometry or picture; undefined if there is none */
  codeName(kind: 'type' | 'parents' | 'geojsons' | 'media', code: string): string | undefined;
  day(day: string): string;
  instant(iso: string): string;
  coordinate(value: number): string;
  /** Opening hours in words, one line per rule; the value itself until the code is loaded */
  hours(value: string): string;
  recurrence(value: string): string;
  texts: { yes: string; no: string; deleted: string; due(day: string): string; checked: string };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT/;
/** What tells two contents apart in a stored description, and nobody reads: the start of a hash */
const HASH = / (?:· )?[0-9a-f]{6}(?=, |$)/g;

/**
 * A value of a revision or proposal for people: names for IDs, dates and hours in words, yes and no.
 * @param type type of the detail key, for details
 * @returns empty for no value
 */
export function valueText(field: string, value: unknown, names: ValueNames, type?: string): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? names.texts.yes : names.texts.no;
  if (Array.isArray(value)) return value.map((one: unknown) => linkedText(field, one, names)).join(', ');
  if (typeof value === 'number') return field === 'lat' || field === 'lon' ? names.coordinate(value) : String(value);
  if (field === 'picture') return pictureText(value, names);
  if (typeof value !== 'string') return linkedText(field, value, names);
  if (field.startsWith('detail:')) return detailText(value, names, type);
  return fieldText(field, value, names) ?? simpleText(value, names);
}

function detailText(value: string, names: ValueNames, type: string | undefined): string {
  if (type === 'hours') return names.hours(value);
  if (value === 'true' || value === 'yes') return names.texts.yes;
  if (value === 'false' || value === 'no') return names.texts.no;
  return type === 'date' && DAY.test(value) ? names.day(value) : value;
}

/** Dates and IDs as words; other texts as they are. */
function simpleText(value: string, { day, instant, ...names }: ValueNames): string {
  if (DAY.test(value)) return day(value);
  if (INSTANT.test(value)) return instant(value);
  return UUID.test(value) ? placeText(value, names) : value;
}

function placeText(id: string, { places, texts }: Pick<ValueNames, 'places' | 'texts'>): string {
  const place = places[id];
  return place?.title ? (place.isDeleted ? `${place.title} ${texts.deleted}` : place.title) : texts.deleted;
}

/** The texts of a picture, or just that there is one. */
function pictureText(value: unknown, names: ValueNames): string {
  const { alt, credit, licence } = value as Record<string, string>;
  return [alt, credit, licence].filter(Boolean).join(' · ') || (names.codeName('media', '1') ?? '');
}

/** One entry of a list: `{ tagId }`, `{ itemId, title }`, an ID or a day. */
function linkedText(field: string, one: unknown, names: ValueNames): string {
  const link = typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {};
  if (typeof link.title === 'string' && link.title) return link.title;
  const id = String(Object.keys(link).length > 0 ? Object.values(link)[0] : one);
  const known = { categoryIds: names.categories, tags: names.tags, branches: names.branches }[field];
  return known ? (known.get(id) ?? (UUID.test(id) ? names.texts.deleted : id)) : simpleText(id, names);
}

/** Fields whose descriptions are composed of codes. */
function fieldText(field: string, value: string, names: ValueNames): string | undefined {
  const { codeName, texts } = names;
  switch (field) {
    case 'title':
    case 'address':
    case 'description':
      return value;
    case 'type':
      return codeName('type', value);
    case 'recurrence':
      return names.recurrence(value);
    case 'categories':
      return namedParts(value, names.categories);
    case 'tags':
      return namedParts(value, names.tags);
    case 'parents':
      return value
        .replaceAll(/ \((\d+)\)(?=, |$)/g, (_, code: string) => ` (${codeName('parents', code) ?? code})`)
        .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, (id) => placeText(id, names));
    case 'geojsons':
      return value.replaceAll(
        /(^|, )(\d+) \S+ [0-9a-f]{6}(?=, |$)/g,
        (_, before: string, code: string) => `${before}${codeName('geojsons', code) ?? code}`,
      );
    case 'media':
      return value
        .replaceAll(/(^|, )(\d+)\. (\d+)(?= )/g, (_, before: string, at: string, code: string) =>
          [before, `${at}. `, codeName('media', code) ?? code].join(''),
        )
        .replaceAll(HASH, '');
    case 'jsons':
      return value.replaceAll(HASH, '');
    case 'featured':
      return value.split(', ').map(names.day).join(', ');
    case 'review':
      return reviewText(value, names, texts);
    default:
      return undefined;
  }
}

/** '2031-01-01 ✓ opens at 9, 2032-01-01': completed with a note, and the next one */
function reviewText(value: string, { day }: ValueNames, texts: ValueNames['texts']): string {
  return value
    .split(/, (?=\d{4}-\d\d-\d\d)/)
    .map((review) => {
      const [, due = '', check, note] = /^(\d{4}-\d\d-\d\d)( ✓)?(?: (.*))?$/s.exec(review) ?? [];
      if (!due) return review;
      const state = check ? texts.checked : texts.due(day(due));
      return note ? `${state}: «${note}»` : state;
    })
    .join(' · ');
}

/** Replaces the stored descriptions in a list by the displayed names; a description may contain a comma itself. */
function namedParts(value: string, names: ReadonlyMap<string, string>): string {
  const parts = value.split(', ');
  const found: string[] = [];
  for (let at = 0; at < parts.length;) {
    let end = parts.length;
    while (end > at + 1 && !names.has(parts.slice(at, end).join(', '))) end--;
    const own = parts.slice(at, end).join(', ');
    found.push(names.get(own) ?? own);
    at = end;
  }
  return found.join(', ');
}
