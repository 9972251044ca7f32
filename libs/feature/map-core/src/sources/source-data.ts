import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { FeatureFile } from '@umkreis/map-style/features/feature-file.ts';
import type { GuideSource } from '@umkreis/map-style/guide/guide-sources.ts';

export type SourceData = FeatureCollection['features'] | FeatureFile;

/**
 * With more features than this the data is passed to the worker as a file: structured cloning takes five times as
 * long.
 */
const mostCopied = 500;

export const isSameData = (one: SourceData | undefined, other: SourceData): boolean =>
  one === other || (one !== undefined && 'key' in one && 'key' in other && one.key === other.key);

/** Number of features. @param data null: not loaded yet */
export function featureCount(data: SourceData | null): number {
  if (!data) return 0;
  return 'file' in data ? data.total : data.length;
}

const dataOfMaps = new WeakMap<MapLibreMap, Map<GuideSource, SourceData>>();

/** Remembers what the sources of a map have. @param data kept up to date */
export const noteSourceData = (map: MapLibreMap, data: Map<GuideSource, SourceData>): void =>
  void dataOfMaps.set(map, data);

/** What a source has; undefined: nothing was set */
export const sourceDataOf = (map: MapLibreMap, source: GuideSource): SourceData | undefined =>
  dataOfMaps.get(map)?.get(source);

/** Sets the data of one of the guide's sources. @returns a function that cancels the pending read */
export function setSourceData(map: MapLibreMap, source: GuideSource, data: SourceData): () => void {
  const target = map.getSource(source);
  if (target?.type !== 'geojson') return () => undefined;
  if (!dataOfMaps.has(map)) noteSourceData(map, new Map());
  dataOfMaps.get(map)!.set(source, data);
  showLayers(map, source, featureCount(data) > 0);
  const file = fileOf(data);
  const url = file && URL.createObjectURL(file);
  void (target as GeoJSONSource).setData(url ?? collectionOf(data as FeatureCollection['features']));
  return () => {
    if (url) URL.revokeObjectURL(url);
  };
}

const collectionOf = (features: FeatureCollection['features']): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
});

function fileOf(data: SourceData): FeatureFile['file'] | null {
  if ('file' in data) return data.file;
  return data.length > mostCopied ? new Blob([JSON.stringify(collectionOf(data))]) : null;
}

/** Shows or hides all layers of a source. */
export function showLayers(map: MapLibreMap, source: GuideSource, isVisible: boolean): void {
  for (const id of map.getLayersOrder()) {
    if (map.getLayer(id)?.source === source)
      map.setLayoutProperty(id, 'visibility', isVisible ? 'visible' : 'none', { validate: false });
  }
}
