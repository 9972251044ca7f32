import { auditEndpoints } from './audit.ts';
import { branchSettingsEndpoints } from './branch-settings.ts';
import { branchesEndpoints } from './branches.ts';
import { bulkEditsEndpoints } from './bulk-edits.ts';
import { calendarsEndpoints } from './calendars.ts';
import { categoriesEndpoints } from './categories.ts';
import { changeRequestsEndpoints } from './change-requests.ts';
import { chatEndpoints } from './chat.ts';
import { contestsEndpoints } from './contests.ts';
import { dashboardItemsEndpoints } from './dashboard-items.ts';
import { departuresEndpoints } from './departures.ts';
import { detailKeysEndpoints } from './detail-keys.ts';
import { eventWritesEndpoints } from './event-writes.ts';
import { eventsEndpoints } from './events.ts';
import { geographyEndpoints } from './geography.ts';
import { iconsEndpoints } from './icons.ts';
import { itemDetailsEndpoints } from './item-details.ts';
import { itemGeometriesEndpoints } from './item-geometries.ts';
import { itemLinksEndpoints } from './item-links.ts';
import { itemPartsEndpoints } from './item-parts.ts';
import { itemSearchEndpoints } from './item-search.ts';
import { itemWritesEndpoints } from './item-writes.ts';
import { itemsEndpoints } from './items.ts';
import { kiosksEndpoints } from './kiosks.ts';
import { listsEndpoints } from './lists.ts';
import { mediaEndpoints } from './media.ts';
import { metricsEndpoints } from './metrics.ts';
import { pagesEndpoints } from './pages.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { placeImportsEndpoints } from './place-imports.ts';
import { referenceRevisionsEndpoints } from './reference-revisions.ts';
import { savedViewsEndpoints } from './saved-views.ts';
import { searchWordsEndpoints } from './search-words.ts';
import { serviceEndpoints } from './service.ts';
import { shortcutsEndpoints } from './shortcuts.ts';
import { staffEndpoints } from './staff.ts';
import { streetsEndpoints } from './streets.ts';
import { tagsEndpoints } from './tags.ts';
import { transfersEndpoints } from './transfers.ts';
import { translationsEndpoints } from './translations.ts';

/** An intersection of the tables instead of the type of their union, whose declaration would repeat all of them. */
export type Endpoints = typeof auditEndpoints &
  typeof branchSettingsEndpoints &
  typeof branchesEndpoints &
  typeof bulkEditsEndpoints &
  typeof calendarsEndpoints &
  typeof categoriesEndpoints &
  typeof changeRequestsEndpoints &
  typeof chatEndpoints &
  typeof contestsEndpoints &
  typeof dashboardItemsEndpoints &
  typeof departuresEndpoints &
  typeof detailKeysEndpoints &
  typeof eventWritesEndpoints &
  typeof eventsEndpoints &
  typeof geographyEndpoints &
  typeof iconsEndpoints &
  typeof itemDetailsEndpoints &
  typeof itemGeometriesEndpoints &
  typeof itemLinksEndpoints &
  typeof itemPartsEndpoints &
  typeof itemSearchEndpoints &
  typeof itemWritesEndpoints &
  typeof itemsEndpoints &
  typeof kiosksEndpoints &
  typeof listsEndpoints &
  typeof mediaEndpoints &
  typeof metricsEndpoints &
  typeof pagesEndpoints &
  typeof personalDataEndpoints &
  typeof placeImportsEndpoints &
  typeof referenceRevisionsEndpoints &
  typeof savedViewsEndpoints &
  typeof searchWordsEndpoints &
  typeof serviceEndpoints &
  typeof shortcutsEndpoints &
  typeof staffEndpoints &
  typeof streetsEndpoints &
  typeof tagsEndpoints &
  typeof transfersEndpoints &
  typeof translationsEndpoints;

/** All endpoints of the API by method and path. */
export const endpoints: Endpoints = {
  ...auditEndpoints,
  ...branchSettingsEndpoints,
  ...branchesEndpoints,
  ...bulkEditsEndpoints,
  ...calendarsEndpoints,
  ...categoriesEndpoints,
  ...changeRequestsEndpoints,
  ...chatEndpoints,
  ...contestsEndpoints,
  ...dashboardItemsEndpoints,
  ...departuresEndpoints,
  ...detailKeysEndpoints,
  ...eventWritesEndpoints,
  ...eventsEndpoints,
  ...geographyEndpoints,
  ...iconsEndpoints,
  ...itemDetailsEndpoints,
  ...itemGeometriesEndpoints,
  ...itemLinksEndpoints,
  ...itemPartsEndpoints,
  ...itemSearchEndpoints,
  ...itemWritesEndpoints,
  ...itemsEndpoints,
  ...kiosksEndpoints,
  ...listsEndpoints,
  ...mediaEndpoints,
  ...metricsEndpoints,
  ...pagesEndpoints,
  ...personalDataEndpoints,
  ...placeImportsEndpoints,
  ...referenceRevisionsEndpoints,
  ...savedViewsEndpoints,
  ...searchWordsEndpoints,
  ...serviceEndpoints,
  ...shortcutsEndpoints,
  ...staffEndpoints,
  ...streetsEndpoints,
  ...tagsEndpoints,
  ...transfersEndpoints,
  ...translationsEndpoints,
};

/** Name of an endpoint: method and path. */
export type Operation = keyof Endpoints;

type TypesOf<O extends Operation> = NonNullable<Endpoints[O]['types']>;

/** Parameters and body as the caller sends them. */
export type SentTo<O extends Operation> = TypesOf<O>['sent'];
/** Parameters and body as the server parses them. */
export type ReceivedBy<O extends Operation> = TypesOf<O>['received'];
/** JSON of the success response; undefined if it is not JSON. */
export type ReturnedBy<O extends Operation> = TypesOf<O>['returned'];

export const operations = Object.keys(endpoints) as Operation[];
