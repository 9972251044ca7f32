/** Paths of the API, relative to its root; a trailing slash is optional on the server. */
export const apiPaths = {
  health: '/health',
  openapi: '/openapi.json',
  basemapAll: '/items/basemap/',
  basemap: (branchShortId: number) => `/items/basemap/branchshortid/${branchShortId}`,
  item: (nanoId: string) => `/items/nanoid/${nanoId}`,
  /** Items that match words, within a branch or a box; for branches too large to hold in memory. */
  itemSearch: '/items/search/',
  /** Vector tiles of a large branch's items; 0 is the main site. */
  itemTile: (branchShortId: number) => `/items/tiles/${branchShortId}/{z}/{x}/{y}.mvt`,
  branches: '/branches/',
  /** Basemap, centre and snapshot of the main site, which has no branch. */
  mainSite: '/branches/main',
  /** Current snapshot file of every branch, small enough to ask for often. */
  basemapFiles: '/branches/basemap-files/',
  streets: (branchShortId: number) => `/streets/branchshortid/${branchShortId}`,
  buildings: (branchShortId: number) => `/buildings/branchshortid/${branchShortId}`,
  categories: '/categories/',
  cities: (countryId: string) => `/cities/countryid/${countryId}`,
  citiesNear: (lat: number, lon: number) => `/cities/latlon/${lat}/${lon}`,
  countries: '/countries/',
  contests: '/contests/',
  events: (branchShortId: number) => `/events/branchshortid/${branchShortId}`,
  /** Events of all branches. */
  eventsAll: '/events/',
  featured: '/featured/',
  icons: '/icons/',
  detailKeys: '/items/details/keys/',
  lists: '/lists/',
  searchShortcuts: '/search/shortcuts/',
  states: '/states/',
  tags: '/tags/',
  metrics: '/metrics/',
  dashboardItems: '/items/dashboard/',
  dashboardItem: (id: string) => `/items/dashboard/${id}`,
  itemRevisions: (id: string) => `/items/${id}/revisions/`,
  dashboardEvents: '/events/dashboard/',
  updateItem: (id: string) => `/items/${id}`,
  createItemDetail: '/items/details/',
  itemDetail: (id: string) => `/items/details/${id}`,
  sessionsDaily: '/metrics/sessions/daily/',
  staffMe: '/staff/me',
} as const;
