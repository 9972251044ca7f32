import type { Layer } from '@deck.gl/core';
import { ScatterplotLayer, TextLayer } from '@deck.gl/layers';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Vehicle } from '../motion/vehicle.ts';
import { below, rgba } from './deck-overlay.ts';
import { onTerrain } from './on-terrain.ts';

/** Radius of a symbol on the map, px */
const radius = { bus: 9, cabin: 4.5 };
/** Below the pins, above everything else of the guide */
const place = below('guide-selected');

/** Buses as discs with their number, cabins as dots. */
export function vehicleLayers(map: MapLibreMap, vehicles: readonly Vehicle[]): Layer[] {
  const named = vehicles.filter(({ label }) => label !== '');
  return [
    new ScatterplotLayer<Vehicle>({
      id: 'guide-deck-vehicles',
      ...place,
      data: vehicles as Vehicle[],
      radiusUnits: 'pixels',
      lineWidthUnits: 'pixels',
      billboard: true,
      stroked: true,
      filled: true,
      getLineWidth: 1.5,
      getPosition: ({ at }) => onTerrain(map, at),
      getRadius: ({ kind }) => radius[kind],
      getFillColor: ({ color }) => rgba(color),
      getLineColor: [255, 255, 255, 255],
      parameters: { depthCompare: 'always', depthWriteEnabled: false },
    }),
    // deck.gl can't create a font atlas without characters.
    ...(named.length === 0
      ? []
      : [
          new TextLayer<Vehicle>({
            id: 'guide-deck-vehicle-names',
            ...place,
            data: named,
            getText: ({ label }) => label,
            getPosition: ({ at }) => onTerrain(map, at),
            getSize: 11,
            getColor: ({ textColor }) => rgba(textColor),
            fontFamily: 'Figtree Variable, sans-serif',
            fontWeight: 700,
            characterSet: 'auto',
            parameters: { depthCompare: 'always', depthWriteEnabled: false },
          }),
        ]),
  ];
}
