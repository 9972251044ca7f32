import type { Position, Tags } from '../shared/osm-data.ts';
import { line, names, point, type BaseFeature } from './base-feature.ts';

const placeZoom: Record<string, number> = {
  city: 6,
  town: 7,
  village: 10,
  suburb: 11,
  quarter: 11,
  neighbourhood: 12,
  hamlet: 12,
  isolated_dwelling: 13,
  farm: 13,
  island: 10,
  islet: 13,
  locality: 13,
};
const aerialways = new Set([
  'cable_car',
  'gondola',
  'goods',
  'chair_lift',
  'drag_lift',
  't-bar',
  'j-bar',
  'platter',
  'rope_tow',
  'mixed_lift',
  'magic_carpet',
  'zip_line',
]);

function stationKind(tags: Tags): [kind: string, minZoom: number] | undefined {
  if (tags.aeroway === 'aerodrome') return ['aerodrome', 11];
  if (tags.aeroway === 'helipad') return ['helipad', 14];
  if (tags.railway === 'station' || tags.railway === 'halt') return [tags.railway, 13];
  if (tags.railway === 'tram_stop') return ['tram_stop', 14];
  if (tags.amenity === 'bus_station') return ['bus_station', 14];
  if (tags.highway === 'bus_stop') return ['bus_stop', 14];
  if (tags.amenity === 'ferry_terminal') return ['ferry_terminal', 12];
  if (tags.aerialway === 'station') return ['aerialway_station', 13];
  return undefined;
}

/** Names of settlements and stations. */
export function pointFeatures(tags: Tags, position: Position): BaseFeature[] {
  const features: BaseFeature[] = [];
  const zoom = placeZoom[tags.place ?? ''];
  if (zoom !== undefined && tags.name) {
    const capital = tags.capital === 'yes' ? 'capital' : tags.capital === '4' ? 'state_capital' : undefined;
    const population = Number.parseInt(tags.population ?? '', 10) || 0;
    features.push({
      layer: 'place_labels',
      minZoom: capital ? Math.min(zoom, 5) : zoom,
      properties: { kind: capital ?? tags.place!, population, ...names(tags) },
      geometry: point(position),
    });
  }
  const station = stationKind(tags);
  if (station)
    features.push({
      layer: 'public_transport',
      minZoom: station[1],
      properties: { kind: station[0], iata: tags.iata ?? '', ...names(tags) },
      geometry: point(position),
    });
  return features;
}

/** Lifts and ferries. */
export function carrierFeatures(tags: Tags, positions: Position[]): BaseFeature[] {
  if (tags.aerialway && aerialways.has(tags.aerialway))
    return [
      {
        layer: 'aerialways',
        minZoom: 11,
        properties: { kind: tags.aerialway, ...names(tags) },
        geometry: line(positions),
      },
    ];
  if (tags.route === 'ferry')
    return [{ layer: 'ferries', minZoom: 8, properties: { kind: 'ferry', ...names(tags) }, geometry: line(positions) }];
  return [];
}
