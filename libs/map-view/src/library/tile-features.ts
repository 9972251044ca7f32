import { GeoJSONWrapper } from '@maplibre/vt-pbf';

type Wrapped = ConstructorParameters<typeof GeoJSONWrapper>;

/** Features of a tile, in its units, as MapLibre's worker cuts them */
export type TileFeatures = Wrapped[0];

/**
 * A tile of GeoJSON as the worker sends it to the page, which looks into it when it is asked what is at a point. As a
 * vector tile it takes ten times as long to write, before anything of it is drawn.
 */
export const packFeatures = (features: TileFeatures): ArrayBufferLike =>
  new TextEncoder().encode(JSON.stringify(features)).buffer;

/** The layer that such a tile has, by its name. @param extent units along its side */
export const unpackFeatures = (packed: ArrayBuffer, extent: number): GeoJSONWrapper['layers'] =>
  new GeoJSONWrapper(JSON.parse(new TextDecoder().decode(packed)) as TileFeatures, { version: 2, extent }).layers;
