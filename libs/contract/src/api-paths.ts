/**
 * Paths of the API, relative to its root, for callers without the client: the edge, service workers, tools. A
 * trailing slash is optional on the server.
 */
export const apiPaths = {
  health: '/health',
  openapi: '/openapi.json',
  basemapAll: '/items/basemap/',
  basemap: (branchShortId: number) => `/items/basemap/branchshortid/${branchShortId}`,
  /** @param branch that must include the item; null: the main site */
  item: (nanoId: string, branch: number | null) =>
    `/items/nanoid/${encodeURIComponent(nanoId)}${branch ? `?branch=${branch}` : ''}`,
  /** Items that match words, within a branch or a bounding box; for branches too large to be in memory. */
  itemSearch: '/items/search/',
  firstPlaces: (branchShortId: number) => `/pages/first/${branchShortId}`,
  /** Vector tiles of a large branch's items; 0 is the main site. */
  itemTile: (branchShortId: number) => `/items/tiles/${branchShortId}/{z}/{x}/{y}.mvt`,
  branches: '/branches/',
  /** Basemap, centre and snapshot of the main site, which has no branch. */
  mainSite: '/branches/main',
  /** Current snapshot file of every branch, small enough to poll. */
  basemapFiles: '/branches/basemap-files/',
  /** Places and streets with a page on the host of a branch. */
  pages: (branchShortId: number, part: number) => `/pages/branchshortid/${branchShortId}?part=${part}`,
  /** Branch of a street or building, for addresses that name no branch. */
  pageOwner: (kind: 'street' | 'building', nanoId: string) => `/pages/owners/${kind}/${encodeURIComponent(nanoId)}`,
  /** Places of a curated list, a search shortcut or a tag, for pages without JavaScript; 0 is the main site. */
  listedPlaces: (branchShortId: number, of: 'list' | 'shortcut' | 'tag', id: string, page: number) =>
    `/pages/places/${branchShortId}?of=${of}&id=${encodeURIComponent(id)}&page=${page}`,
  streets: (branchShortId: number) => `/streets/branchshortid/${branchShortId}`,
  buildings: (branchShortId: number) => `/buildings/branchshortid/${branchShortId}`,
  categories: '/categories/',
  events: (branchShortId: number) => `/events/branchshortid/${branchShortId}`,
  /** Events of all branches. */
  eventsAll: '/events/',
  /** Coming events at the places of a list; 0 is the main site. */
  listedEvents: (branchShortId: number, query: Readonly<Record<string, string>>) =>
    `/events/listed/${branchShortId}?${new URLSearchParams(query).toString()}`,
  featured: '/featured/',
  icons: '/icons/',
  detailKeys: '/items/details/keys/',
  lists: '/lists/',
  searchShortcuts: '/search/shortcuts/',
  tags: '/tags/',
  metrics: '/metrics/',
  dashboardItems: '/items/dashboard/',
  dashboardItem: (id: string) => `/items/dashboard/${encodeURIComponent(id)}`,
  updateItem: (id: string) => `/items/${encodeURIComponent(id)}`,
  createItem: '/items',
  contestParticipant: '/contest/participant/',
} as const;
