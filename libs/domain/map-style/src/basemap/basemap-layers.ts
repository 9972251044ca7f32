import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LayerContext } from '../style-options.ts';
import { aerialwayLayers } from './aerialways.ts';
import { boundaryLayers } from './boundaries.ts';
import { buildingLayers } from './buildings.ts';
import { extractEndLayers } from './extract-end.ts';
import { landLayers } from './land.ts';
import { pathLayers } from './paths.ts';
import { placeLabelLayers } from './place-labels.ts';
import { railLayers } from './rail.ts';
import { roadLayers } from './roads.ts';
import { streetLabelLayers } from './street-labels.ts';
import { waterLabelLayers } from './water-labels.ts';
import { waterLayers } from './water.ts';

/** The layers of the basemap, bottom to top. */
export function basemapLayers(context: LayerContext): LayerSpecification[] {
  const base = [...landLayers(context), ...waterLayers(context), ...roadLayers(context, 'tunnel')];
  const above = [
    ...pathLayers(context),
    ...roadLayers(context, 'ground'),
    ...railLayers(context),
    ...roadLayers(context, 'bridge'),
    ...boundaryLayers(context),
    ...aerialwayLayers(context),
  ];
  const labels = [...streetLabelLayers(context), ...waterLabelLayers(context), ...placeLabelLayers(context)];
  const buildings = buildingLayers(context);
  const end = extractEndLayers(context);
  // Extruded buildings cover layers drawn before them, so in the 3D flavour they come after the roads.
  return context.flavour === '3d'
    ? [...base, ...above, ...buildings, ...end, ...labels]
    : [...base, ...buildings, ...above, ...end, ...labels];
}
