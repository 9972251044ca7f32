/** Most entries of a list: a QR code can still contain the link to it. */
export const mostEntries = 100;

/** A remembered place or event. */
export interface Entry {
  /** nanoId of the place; for an event followed by a dot and the event's key, @see eventKey */
  id: string;
  /** Title when it was remembered; '' in a shared list. Names an entry that the guide no longer has. */
  title: string;
}

/** A visitor's list. */
export interface MyList {
  /** In the visitor's order */
  entries: readonly Entry[];
  /** The planned day, YYYY-MM-DD in the guide's time zone; null: none */
  day: string | null;
  /** Shown by distance instead of in the visitor's order */
  isByDistance: boolean;
}

export const emptyList: MyList = { entries: [], day: null, isByDistance: false };

/** Length of a nanoId */
const placeIdLength = 8;

/** The end of an event's ID, which is random: short enough for a link, and unique among the events of a place. */
export const eventKey = (eventId: string): string => eventId.slice(-12);

/** Id of the entry of a place, or of an event at that place. */
export const entryId = (nanoId: string, eventId?: string): string =>
  eventId === undefined ? nanoId : `${nanoId}.${eventKey(eventId)}`;

/** nanoId of an entry's place */
export const placeIdOf = ({ id }: Pick<Entry, 'id'>): string => id.slice(0, placeIdLength);

/** Key of an entry's event; null: the entry is a place */
export const eventKeyOf = ({ id }: Pick<Entry, 'id'>): string | null => id.slice(placeIdLength + 1) || null;

export const isListed = ({ entries }: MyList, id: string): boolean => entries.some((entry) => entry.id === id);

export const isFull = ({ entries }: MyList): boolean => entries.length >= mostEntries;

/** Appends the entries that the list doesn't have yet, as far as it has space. */
export function withEntries(list: MyList, added: readonly Entry[]): MyList {
  const entries = [...list.entries];
  for (const entry of added)
    if (entries.length < mostEntries && entries.every(({ id }) => id !== entry.id)) entries.push(entry);
  return { ...list, entries };
}

/** Inserts an entry at a position, as an undone removal does. @param index beyond the end: appends it */
export const withEntryAt = (list: MyList, entry: Entry, index: number): MyList =>
  isListed(list, entry.id) ? list : { ...list, entries: list.entries.toSpliced(index, 0, entry) };

export const withoutEntry = (list: MyList, id: string): MyList => ({
  ...list,
  entries: list.entries.filter((entry) => entry.id !== id),
});

/** Moves an entry to the position of another one. Does nothing if the list doesn't have both. */
export function withMovedEntry(list: MyList, id: string, toId: string): MyList {
  const from = list.entries.findIndex((entry) => entry.id === id);
  const to = list.entries.findIndex((entry) => entry.id === toId);
  if (from < 0 || to < 0) return list;
  const entries = list.entries.toSpliced(from, 1).toSpliced(to, 0, list.entries[from]!);
  return { ...list, entries, isByDistance: false };
}
