import type { Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl';

/** Timeout for a missing or slow archive, ms */
const longest = 1500;

/**
 * Requests the tiles of the first view as soon as their sources are known. MapLibre requests tiles in a frame, and
 * while a page loads, the browser delays frames by up to a second: so frames are drawn at once until then.
 */
export function requestFirstTiles(map: MapLibreMap): void {
  const draw = ({ sourceDataType }: Partial<MapSourceDataEvent>) => {
    if (sourceDataType === 'content') map.redraw();
  };
  const pending = new Set<string>();
  const styled = map.on('style.load', () => {
    for (const [id, source] of Object.entries(map.getStyle().sources)) if (source.type === 'vector') pending.add(id);
    map.redraw();
  });
  const known = map.on('sourcedata', draw);
  const requested = map.on('sourcedataloading', ({ sourceId, tile }: MapSourceDataEvent) => {
    if (tile && pending.delete(sourceId) && pending.size === 0) stop();
  });
  const timer = setTimeout(stop, longest);

  function stop(): void {
    clearTimeout(timer);
    for (const one of [styled, known, requested]) one.unsubscribe();
  }
}
