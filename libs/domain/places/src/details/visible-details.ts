/** Details that control how something is drawn */
const drawnOnMap = ['mapTitle', 'transportBusLineOffset', 'transportBusLineColor', 'lineColor', 'geojsonLineColor'];
const forSearchOnly = ['searchKeyWords', 'exhibitionWegaButton'];

const unread: ReadonlySet<string> = new Set([...drawnOnMap, ...forSearchOnly]);

/** Whether visitors see a detail: its key is visible and not only used by the map or the search. */
export const isReadDetail = ({ keyName, isHidden }: { keyName: string; isHidden: boolean }): boolean =>
  !isHidden && !unread.has(keyName);
