/**
 * Every URL of the product, in one table. `path` is the React Router pattern, the function builds the URL.
 */
const segment = (title?: string | null) => (title?.trim() ? `/${encodeURIComponent(slug(title))}` : '');

/** Whitespace runs become '-', lower case. A missing title gives an empty string. */
export function slug(title: string): string {
  return title.trim().replace(/\s+/g, '-').replace(/\//g, '-').toLowerCase();
}

export const routes = {
  home: { path: '/', to: () => '/' },
  authCallback: { path: '/auth0-callback', to: () => '/auth0-callback' },
  inspire: { path: '/inspire', to: () => '/inspire' },
  landing: { path: '/landing', to: () => '/landing' },
  map: { path: '/map', to: () => '/map' },
  mapPlace: {
    path: '/map/place/:nanoId/:title?',
    to: (nanoId: string, title?: string | null) => `/map/place/${nanoId}${segment(title)}`,
  },
  mapStreet: {
    path: '/map/street/:nanoId/:title?',
    to: (nanoId: string, title?: string | null) => `/map/street/${nanoId}${segment(title)}`,
  },
  mapBuilding: {
    path: '/map/building/:nanoId/:title?',
    to: (nanoId: string, title?: string | null) => `/map/building/${nanoId}${segment(title)}`,
  },
  mapList: {
    path: '/map/list/:nanoId/:title?',
    to: (nanoId: string, title?: string | null) => `/map/list/${nanoId}${segment(title)}`,
  },
  mapSearchShortcut: {
    path: '/map/search-shortcut/:searchShortcutId/:title?',
    to: (id: string, title?: string | null) => `/map/search-shortcut/${id}${segment(title)}`,
  },
  mapSearchShortcutTags: {
    path: '/map/search-shortcut/:searchShortcutId/:title/tags/:tagIds',
    to: (id: string, title: string, tagIds: string[]) =>
      `/map/search-shortcut/${id}${segment(title) || '/-'}/tags/${tagIds.join(',')}`,
  },
  mapTag: {
    path: '/map/tag/:tagId/:title?',
    to: (tagId: string, title?: string | null) => `/map/tag/${tagId}${segment(title)}`,
  },
  /** What became of a change request, for its sender alone: the last segment is the secret. */
  mapRequest: { path: '/map/request/:linkId', to: (linkId: string) => `/map/request/${linkId}` },
  mapSeason: { path: '/map/:season', to: (path: 'sommer' | 'winter') => `/map/${path}` },
  embed: { path: '/embed', to: () => '/embed/' },
  dashboard: { path: '/dashboard', to: () => '/dashboard/' },
  dashboardPlaces: { path: '/dashboard/places', to: () => '/dashboard/places/' },
  dashboardNewPlace: { path: '/dashboard/places/new', to: () => '/dashboard/places/new' },
  dashboardImportPlaces: { path: '/dashboard/places/import', to: () => '/dashboard/places/import' },
  dashboardMergePlaces: {
    path: '/dashboard/places/:itemId/merge/:otherId',
    to: (itemId: string, otherId: string) => `/dashboard/places/${itemId}/merge/${otherId}`,
  },
  dashboardPlace: { path: '/dashboard/places/:itemId', to: (itemId: string) => `/dashboard/places/${itemId}` },
  dashboardEvents: { path: '/dashboard/events', to: () => '/dashboard/events/' },
  dashboardNewEvent: { path: '/dashboard/events/new', to: () => '/dashboard/events/new' },
  dashboardCalendars: { path: '/dashboard/events/calendar', to: () => '/dashboard/events/calendar' },
  dashboardEvent: { path: '/dashboard/events/:eventId', to: (eventId: string) => `/dashboard/events/${eventId}` },
  dashboardRequests: { path: '/dashboard/requests', to: () => '/dashboard/requests/' },
  dashboardMedia: { path: '/dashboard/media', to: () => '/dashboard/media/' },
  dashboardBranch: { path: '/dashboard/branch', to: () => '/dashboard/branch' },
  dashboardEmbed: { path: '/dashboard/embed', to: () => '/dashboard/embed' },
  dashboardReference: { path: '/dashboard/reference', to: () => '/dashboard/reference' },
  dashboardStaff: { path: '/dashboard/staff', to: () => '/dashboard/staff' },
  dashboardReleases: { path: '/dashboard/releases', to: () => '/dashboard/releases' },
  dashboardNewContest: { path: '/dashboard/contests/new', to: () => '/dashboard/contests/new' },
  dashboardContest: {
    path: '/dashboard/contests/:contestId',
    to: (contestId: string) => `/dashboard/contests/${contestId}`,
  },
  dashboardContests: { path: '/dashboard/contests', to: () => '/dashboard/contests' },
  dashboardKiosks: { path: '/dashboard/kiosks', to: () => '/dashboard/kiosks' },
  dashboardNewKiosk: { path: '/dashboard/kiosks/new', to: () => '/dashboard/kiosks/new' },
  dashboardKiosk: { path: '/dashboard/kiosks/:kioskId', to: (kioskId: string) => `/dashboard/kiosks/${kioskId}` },
  dashboardDebug: { path: '/dashboard/debug', to: () => '/dashboard/debug/' },
} as const;
