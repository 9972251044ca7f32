/** Calendars (RFC 5545) for subscriptions, below a site's own host. Served by the edge. */
export const calendarPaths = {
  /** All events of the site. */
  site: '/calendar.ics',
  /** Events at one place, by its public ID. */
  place: (nanoId: string) => `/calendar/place/${nanoId}.ics`,
  /** Events at the places of a search shortcut. */
  shortcut: (id: string) => `/calendar/search-shortcut/${id}.ics`,
  /** Events with a tag, or at places with it. */
  tag: (id: string) => `/calendar/tag/${id}.ics`,
} as const;

/** The address that a calendar program subscribes to. @param host with its port, as in the page's URL */
export const webcalUrl = (host: string, path: string, language: 'de' | 'en'): string =>
  `webcal://${host}${path}${language === 'en' ? '?lang=en' : ''}`;
