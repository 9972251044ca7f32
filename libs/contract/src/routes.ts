/**
 * Every public URL of the product in one table; those of the dashboard are `dashboardRoutes`. `path` is the React
 * Router pattern, the function builds the URL.
 */
const segment = (title?: string | null) => (title?.trim() ? `/${encodeURIComponent(slug(title))}` : '');

/** Replaces whitespace runs by '-', lower case. A missing title gives an empty string. */
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
  /** Status of a change request, for its sender only: the last segment is the secret. */
  mapRequest: { path: '/map/request/:linkId', to: (linkId: string) => `/map/request/${linkId}` },
  mapSeason: { path: '/map/:season', to: (path: 'sommer' | 'winter') => `/map/${path}` },
  /** Where the browser of a kiosk gets to its start address by a code. */
  kiosk: { path: '/kiosk', to: () => '/kiosk/' },
  embed: { path: '/embed', to: () => '/embed/' },
  dashboard: { path: '/dashboard', to: () => '/dashboard/' },
} as const;
