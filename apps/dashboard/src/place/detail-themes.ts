/** Themes of the details to add, in their order. */
export const detailThemes = [
  'contact',
  'hours',
  'food',
  'texts',
  'access',
  'facts',
  'transport',
  'links',
  'media',
  'events',
  'exhibition',
  'shop',
  'display',
  'other',
] as const;
export type DetailTheme = (typeof detailThemes)[number];

/** The kinds of the built-in catalogue by theme; the most used come first. */
const kinds: Partial<Record<DetailTheme, readonly string[]>> = {
  contact: ['phone', 'email', 'url', 'whatsapp'],
  hours: ['hours', 'operatingHours', 'takeoutHours', 'deliveryHours', 'transportForbiddenHours', 'startDate'],
  texts: ['shortDescription', 'importantNote', 'usefulInformation', 'searchKeyWords'],
  food: [
    'menu',
    'menuDrinks',
    'tableDirectly',
    'opentable',
    'takeoutDirectly',
    'deliveryDirectly',
    'eatingNotes',
    'takeoutNotes',
    'deliveryNotes',
    'deliveryEatch',
    'deliveryEtingo',
    'booking',
    'airbnb',
    'directly',
    'usageRequestDirectly',
  ],
  access: ['level', 'elevation', 'parkingSpacesHandicapped'],
  facts: [
    'yearBuilt',
    'established',
    'architect',
    'height',
    'activityWayLength',
    'activityWayWalkingDuration',
    'activityWayAscent',
    'activityWayDescent',
  ],
  transport: [
    'parkingSpaces',
    'parkingName',
    'parkingNote',
    'parkingMaxParkingTime',
    'chargingStalls',
    'chargingNote',
    'chargingMaxParkingTime',
    'transportStopId',
    'transportBusLineScheduleDownload',
    'transportBusLineColor',
    'transportBusLineOffset',
  ],
  links: [
    'instagram',
    'facebook',
    'linkedIn',
    'tiktok',
    'twitter',
    'pinterest',
    'googleMaps',
    'tripadvisor',
    'yelp',
    'outdooractive',
    'outdooractiveRegioLi',
  ],
  media: ['pictureUrl', 'view360', 'youtube', 'vimeo', 'spotify'],
  events: ['eventBuyTicketsUrl', 'eventPriceNotes', 'eventDirectly', 'eventOffer', 'eventNotes'],
  exhibition: [
    'standId',
    'exhibitionShortOffer',
    'exhibitionOffer',
    'exhibitionDescription',
    'exhibitionNotes',
    'exhibitionAddress',
    'exhibitionCity',
    'exhibitionVisibleSearchKeywords',
    'exhibitionWegaButton',
  ],
  shop: ['webShopUrl', 'webShopThirdPartyUrl', 'webShopNotes'],
  display: ['mapTitle', 'lineColor', 'geojsonLineColor'],
};

const places = new Map(
  detailThemes.flatMap((theme, order) =>
    (kinds[theme] ?? []).map((name, index): [string, { theme: DetailTheme; rank: number }] => [
      name,
      { theme, rank: order * 100 + index },
    ]),
  ),
);
const OTHER = { theme: 'other' as const, rank: detailThemes.length * 100 };

/** Theme of a kind and its position in the list; kinds of the guide's own are in the last theme. */
export const detailPlace = (keyName: string): { theme: DetailTheme; rank: number } => places.get(keyName) ?? OTHER;
