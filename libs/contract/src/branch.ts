import { z } from 'zod';
import { bilingual, bounds, branchShortId, lat, lon, nanoId } from './ref.ts';

export const breakpoint = z.enum(['xs', 'smAndUp', 'md']).describe('xs < 600 px ≤ smAndUp < 960 px ≤ md');
export type Breakpoint = z.infer<typeof breakpoint>;

export const mapCenter = z
  .object({
    breakpoint,
    lon,
    lat,
    zoom: z.number().min(0).max(22).describe('MapLibre zoom'),
    pitch: z.number().min(0).max(85).describe('Degrees'),
    bearing: z.number().min(-180).max(180).describe('Degrees clockwise from north'),
  })
  .describe('Camera at start');
export type MapCenter = z.infer<typeof mapCenter>;

const mapBoundary = z
  .object({ breakpoint, lngLatSwNeBounds: bounds, bearing: z.number().optional().describe('Degrees') })
  .describe('Area of the branch');

export const searchShortcutConfig = z
  .object({
    id: z.uuid().describe('Search shortcut id'),
    env: z.enum(['development', 'production']).describe('Where it is shown'),
    title: bilingual.describe('Label'),
    icon: z.string().describe('Icon title'),
    filter: z
      .object({
        mainCategories: z.array(z.string()).optional().describe('English main categories, any of'),
        subCategories: z.array(z.string()).optional().describe('English sub categories, any of'),
        tags: z
          .array(
            z.object({
              tagKey: z.string().describe('Key'),
              tagValue: z.string().optional().describe('Value; if omitted, any'),
            }),
          )
          .optional()
          .describe('Tags, any of'),
        hasEvents: z.boolean().optional().describe('Only places with current events'),
      })
      .describe('What the shortcut lists: categories or tags match, and hasEvents'),
    allowItemAddition: z.boolean().describe('Visitors may propose a new place'),
    allowChangeRequest: z.boolean().describe('Visitors may propose a change'),
    changeRequestSubtitle: z.string().optional().describe('Sentence in the change-request dialog, in German'),
    changeRequestSubtitleEn: z.string().optional().describe('That sentence in English'),
    useDefaultMapBoundaries: z.boolean().describe('Choosing it fits the map to the branch'),
    useMapBoundariesWithTags: z
      .array(z.object({ tagKey: z.string().describe('Key'), tagValue: z.string().describe('Value') }))
      .optional()
      .describe('Choosing it fits the map to the items with these tags'),
    note: z.string().describe('Internal label'),
    showInFrameMenu: z.boolean().describe('In the menu of an embedded map'),
    switchToStyleUrl: z.string().optional().describe('Style while it is chosen'),
  })
  .describe('Search shortcut configuration');
export type SearchShortcutConfig = z.infer<typeof searchShortcutConfig>;

const season = z
  .object({
    id: z.enum(['[summer]', '[winter]']).describe('Season id'),
    title: bilingual.describe('Label'),
    path: z.enum(['sommer', 'winter']).describe('Segment in the URL'),
    begins: z
      .string()
      .regex(/^\d{2}-\d{2}$/)
      .optional()
      .describe('First day of the season in a year, MM-DD; the season in effect on another chosen day'),
    styleUrl: z.string().nullable().describe('Style of the season; null: the local style of the season'),
  })
  .describe('Season');
export type Season = z.infer<typeof season>;

const tileArea = z
  .object({
    minZoom: z.int().describe('Lowest zoom with tiles'),
    maxZoom: z.int().describe('Highest zoom with tiles; closer maps enlarge them'),
    bounds: z.array(z.number()).length(4).describe('[west, south, east, north], degrees'),
  })
  .describe('Where raster tiles exist');
export type TileArea = z.infer<typeof tileArea>;

const level = z
  .object({
    key: z.string().describe('UG, EG, OG, 1, …'),
    sortOrder: z.int().describe('Lowest first'),
    layerId: z.string().nullable().describe('Map layer'),
    layerPath: z.string().nullable().describe('Floor tiles, e.g. /branches/25/tiles_eg/'),
    isDefault: z.boolean().describe('Chosen at start'),
  })
  .describe('Floor level');
export type Level = z.infer<typeof level>;

/**
 * Static configuration of a branch, merged with the server's data. Surfaces depend on capabilities and values,
 * never on the short ID.
 */
export const branch = z
  .object({
    shortId: branchShortId,
    kind: z
      .enum([
        'municipality',
        'region',
        'tourism',
        'utility',
        'association',
        'travelAgency',
        'fair',
        'shoppingCenter',
        'market',
        'resort',
      ])
      .describe('Kind of client'),
    subdomain: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .describe('First label of the host'),
    title: z.string().describe('Full name of the client'),
    tagKey: z.string().describe('Identifier, also a tag key on items'),
    shortTitle: z.string().describe('Short name'),
    menuTitle: z.string().describe('Heading of the menu'),
    menuText: z.string().describe('Text of the menu, in German'),
    menuTextEn: z.string().optional().describe('That text in English'),
    accentColor: z
      .string()
      .regex(/^#[0-9A-Fa-f]{6}$/)
      .describe("The branch's colour"),
    logo: z.string().nullable().describe('Image file name below /branches/'),
    menuButton: z.string().nullable().describe('Image of the menu button'),
    menuButtonWidth: z.int().describe('px, 105 or 64'),
    appPictures: z.array(z.string()).optional().describe('Pictures of the installed app, file names below /branches/'),
    feedbackEmail: z.string().nullable().describe("Feedback address; null: the product's"),
    imprintUrl: z.string().nullable().optional().describe('Address of the imprint'),
    privacyUrl: z.string().nullable().optional().describe('Address of the privacy policy'),
    accessibilityUrl: z.string().nullable().optional().describe('Address of the accessibility statement'),
    liveDomain: z.string().nullable().describe('Own domain'),
    isActive: z.boolean().describe('false: the host responds 503'),
    timeZone: z.string().describe('IANA time zone'),
    contentLanguage: z
      .string()
      .optional()
      .describe('Language of the titles and texts of its places, BCP 47; de if omitted'),
    countryCode: z.string().describe('ISO 3166-1 alpha-2, lower case'),
    state: z.string().nullable().describe('State name for holidays'),
    hasEvents: z.boolean().describe('Loads events'),
    hasStreets: z.boolean().describe('Loads streets and buildings'),
    hasSearchShortcuts: z.boolean().describe('Shows shortcuts'),
    showSearchShortcutsInItemDetail: z.boolean().describe('Shows shortcuts on the detail card'),
    showMapPopup: z.boolean().describe('Hover popup with the longer delay'),
    fitsFound: z.boolean().describe('The map moves to the search results; otherwise to the position of the shortcut'),
    showsCommonsPictures: z
      .boolean()
      .optional()
      .describe('Cards fetch linked pictures from Wikimedia Commons, which learns the address of the visitor'),
    mapCenter: z.array(mapCenter).describe('Camera per breakpoint'),
    mapBoundaries: z.array(mapBoundary).describe('Area per breakpoint'),
    searchShortcuts: z.array(searchShortcutConfig).describe('Shortcuts, in order'),
    selectedStyleUrl: z.string().nullable().describe('Hosted map style; null: the local one'),
    basemapItemJsonFileNameDevelopment: z.string().nullable().describe('Snapshot file below /json/'),
    basemapItemJsonFileNameProduction: z.string().nullable().describe('Snapshot file below /json/'),
    pointsFileName: z.string().nullish().describe('Of earlier versions, always null: the items as points of the map'),
    placesArchive: z
      .string()
      .nullish()
      .describe('Its items as vector tiles, a PMTiles archive below /json/; null: the API serves them'),
    isTiled: z
      .boolean()
      .optional()
      .describe('Its items are too many for one file: they come as tiles and from the search'),
    baseUrlDevelopment: z.string().describe('Base URL in development, ends with /'),
    baseUrlProduction: z.string().describe('Base URL in production, ends with /'),
    basemapArchive: z.string().nullable().describe('PMTiles archive below /basemap/; null: no basemap yet'),
    hasKiosk: z.boolean().describe('Can run as a kiosk'),
    kiosk: z
      .object({
        globalMarginTop: z.int().describe('px'),
        globalMarginBottom: z.int().describe('px'),
        screenSaverEnabled: z.boolean().describe('Slide show when idle'),
        idleSeconds: z.int().describe('Idle time before the reset, in s'),
        resetOnEveryMove: z.boolean().describe('Every map move counts as use; else the first 3 are ignored'),
        mapPaddingBottom: z.int().nullable().describe('Bottom map padding on wide screens, px; null: the default'),
      })
      .describe('Kiosk settings'),
    centerItem: z
      .object({
        devItemNanoId: nanoId.nullable().describe('In development'),
        productionItemNanoId: nanoId.nullable().describe('In production'),
      })
      .describe("Item of the kiosk's centre button"),
    currentSeasonId: z.enum(['[summer]', '[winter]']).nullable().describe('Season at start'),
    filterItemsBySeason: z.boolean().describe('Show only items tagged with the selected season'),
    seasons: z.array(season).describe('Seasons'),
    levels: z.array(level).describe('Floor levels'),
    filterableTagGroupIds: z.array(z.int().describe('Tag group')).describe('Groups whose tags visitors may filter by'),
    rasterOverlay: z
      .string()
      .nullable()
      .describe('Raster tiles drawn over the basemap, e.g. /branches/1/overlay/; null where there are none'),
    tileAreas: z
      .record(z.string(), tileArea)
      .optional()
      .describe('Where the tiles of floors and overlay exist, by path; without an entry: anywhere'),
    labels: z
      .object({
        namesMinZoom: z.number().describe('Names of landmarks from this zoom; at pointMinZoom or above: none'),
        pointMinZoom: z.number().describe('Point labels from this zoom'),
        highlightedMinZoom: z.number().describe('Labels of highlighted items from this zoom'),
        highlightedOptional: z.boolean().describe('Highlighted labels may be hidden by collisions'),
        allowOverlapOnWide: z.boolean().describe('Labels may overlap where the screen is not a phone'),
      })
      .describe('Label rules'),
    inFrame: z
      .object({
        logo: z.string().nullable().describe('Image below /branches/'),
        logoHeight: z.string().describe('CSS length'),
        showSearchShortcuts: z.boolean().describe('Shortcuts in the menu'),
        title: z.string().describe('Heading'),
        escapeFromFrameOnSearchShortcutClick: z.boolean().describe('A shortcut opens the full map in a new tab'),
      })
      .describe('Settings for the embedded map'),
    attribution: z.string().describe('Licence line of the content, displayed on the map'),
    isDemo: z.boolean().describe('Content is invented'),
    emptyShortcutIds: z
      .array(z.uuid().describe('Search shortcut id'))
      .optional()
      .describe('Shortcuts that list nothing now: they are not offered, but a link to one still leads there'),
    isAgendaEmpty: z.boolean().optional().describe('There is no current event: the agenda is hidden'),
    videoOrigins: z
      .array(z.string())
      .optional()
      .describe('scheme://host of the servers that video files of its items play from; the page allows no others'),
  })
  .describe('Branch');
export type Branch = z.infer<typeof branch>;

/** Server data of a branch; overrides the static configuration where set. */
const branchServerData = z
  .object({
    shortId: branchShortId,
    isActive: z.boolean(),
    subdomain: z.string().nullable().describe('Host alias, in addition to the subdomain of the configuration'),
    title: z.string().nullable(),
    center: z.tuple([lon, lat, z.number()]).nullable().describe('[lon, lat, zoom]'),
    bounds: bounds.nullable(),
    timeZone: z.string().nullable(),
    countryCode: z.string().nullable(),
    state: z.string().nullish().describe('State name for holidays; counts where a country is given'),
    basemapArchive: z.string().nullable(),
    basemapFileName: z.string().nullable(),
    placesArchive: z.string().nullish(),
    isTiled: z.boolean().optional(),
    centerItemNanoId: nanoId.nullable(),
    attribution: z.string().nullable(),
    isDemo: z.boolean(),
    searchShortcuts: z
      .array(searchShortcutConfig)
      .optional()
      .describe('Shortcuts as edited in the dashboard; if omitted, those of the configuration'),
    videoOrigins: z.array(z.string()).optional().describe('Servers that video files of its items play from'),
    settings: z.unknown().optional().describe('What editors set over the configuration; read setting by setting'),
  })
  .describe('Server data of a branch');
export type BranchServerData = z.infer<typeof branchServerData>;
