/** Details that say how something is drawn. */
const drawnOnMap = ['mapTitle', 'transportBusLineOffset', 'transportBusLineColor', 'lineColor', 'geojsonLineColor'];
const forSearchOnly = ['searchKeyWords', 'exhibitionWegaButton'];

const unread: ReadonlySet<string> = new Set([...drawnOnMap, ...forSearchOnly]);

/** Do visitors read a detail: is its key shown at all, and for more than the map and the search? */
export const isReadDetail = ({ keyName, isHidden }: { keyName: string; isHidden: boolean }): boolean =>
  !isHidden && !unread.has(keyName);
