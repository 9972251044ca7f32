/** Details that map, lists, search and filters need; the others come with the item itself. */
export const basemapDetailKeys = [
  'hours', 'operatingHours', 'transportForbiddenHours', 'level', 'mapTitle', 'shortDescription', 'searchKeyWords', 'exhibitionVisibleSearchKeywords',
  'exhibitionShortOffer', 'standId', 'parkingMaxParkingTime', 'lineColor', 'geojsonLineColor', 'transportBusLineColor', 'transportBusLineOffset',
  'elevation', 'activityWayLength', 'activityWayWalkingDuration',
] as const;
