import type { FilterSpecification, GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { SmallMapFrame } from '@umkreis/map-core/small-map/small-map-frame.tsx';
import { useSmallMap } from '@umkreis/map-core/small-map/use-small-map.ts';

/** A place that an import would write. */
export interface ImportedPlace {
  at: LngLat;
  isNew: boolean;
  /** Line or area, as GeoJSON geometry */
  shape?: object;
}

interface Props {
  /** Configuration of the map's branch */
  boot: Boot;
  places: readonly ImportedPlace[];
  /** Accessible name of the map */
  label: string;
  /** Text if maps can't be drawn */
  failed: string;
}

const HEIGHT_PX = 320;
const WIDTH_PX = 800;
const SOURCE = 'imported';
const isKind = (kind: 'new' | 'changed' | 'shape'): FilterSpecification => ['==', ['get', 'kind'], kind];

/** A map of the places of an import: filled circles for new ones, rings for changed ones, and their shapes. */
export default function ImportMap({ boot, places, label, failed }: Props) {
  const { container, map, hasFailed } = useSmallMap(boot, label, () =>
    startCamera(boot, { width: WIDTH_PX, height: HEIGHT_PX }),
  );
  const color = boot.branch?.accentColor ?? boot.product.primaryColor;
  useEffect(() => {
    if (!map) return;
    const draw = () => drawPlaces(map, places, color);
    if (map.isStyleLoaded()) draw();
    else map.once('load', draw);
    const bounds = boundsOf(places.map(({ at }) => at));
    if (bounds) map.fitBounds(bounds, { padding: 48, maxZoom: 15, animate: false });
    return () => void map.off('load', draw);
  }, [map, places, color]);
  if (hasFailed) return <p className="p-4 text-sm text-ink-soft">{failed}</p>;
  return <SmallMapFrame boot={boot} container={container} name="import" className="h-80 ring-1 ring-line ring-inset" />;
}

function drawPlaces(map: MapLibreMap, places: readonly ImportedPlace[], color: string): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: places.flatMap(({ at, isNew, shape }) => [
      ...(shape
        ? [{ type: 'Feature' as const, properties: { kind: 'shape' }, geometry: shape as GeoJSON.Geometry }]
        : []),
      {
        type: 'Feature' as const,
        properties: { kind: isNew ? 'new' : 'changed' },
        geometry: { type: 'Point' as const, coordinates: at },
      },
    ]),
  };
  const source = map.getSource<GeoJSONSource>(SOURCE);
  if (source) return void source.setData(data);
  map.addSource(SOURCE, { type: 'geojson', data });
  const ofPlaces = { source: SOURCE };
  map.addLayer({
    id: 'imported-areas',
    type: 'fill',
    ...ofPlaces,
    filter: isKind('shape'),
    paint: { 'fill-color': color, 'fill-opacity': 0.15 },
  });
  map.addLayer({
    id: 'imported-lines',
    type: 'line',
    ...ofPlaces,
    filter: isKind('shape'),
    paint: { 'line-color': color, 'line-width': 3 },
  });
  const ring = {
    'circle-radius': 5,
    'circle-stroke-color': '#ffffff',
    'circle-stroke-width': 2,
    'circle-color': color,
  };
  map.addLayer({ id: 'imported-new', type: 'circle', ...ofPlaces, filter: isKind('new'), paint: ring });
  map.addLayer({
    id: 'imported-changed',
    type: 'circle',
    ...ofPlaces,
    filter: isKind('changed'),
    paint: { ...ring, 'circle-color': '#ffffff', 'circle-stroke-color': color },
  });
}
