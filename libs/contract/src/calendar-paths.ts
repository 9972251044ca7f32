/**
 * Calendars (RFC 5545) that others subscribe to, below a site's own host. The edge answers them.
 */
export const calendarPaths = {
  /** Everything that the site shows */
  site: '/calendar.ics',
  /** At one place, by its public id */
  place: (nanoId: string) => `/calendar/place/${nanoId}.ics`,
  /** At the places of a search shortcut */
  shortcut: (id: string) => `/calendar/search-shortcut/${id}.ics`,
  /** With a tag, or at places with it */
  tag: (id: string) => `/calendar/tag/${id}.ics`,
} as const;

/** The address that a calendar program subscribes to. @param host with its port, as the page has it */
export const webcalUrl = (host: string, path: string, language: 'de' | 'en'): string =>
  `webcal://${host}${path}${language === 'en' ? '?lang=en' : ''}`;
