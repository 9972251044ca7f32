/**
 * Properties of a place's point on the map; the layers read these. What doesn't hold is left out: thousands of them are
 * copied.
 */
export interface PointProperties {
  nanoId: string;
  /** Number of the place among those of its source: filters name places by it */
  nr: number;
  /** Label on the map; may have line breaks */
  label: string;
  /** Image id 'uuid;type;icon;foreground;background' */
  image: string;
  /** Colour of its dot */
  color: string;
  /** Drawing order: the lowest is placed first */
  sort: number;
  /** How important it is, 0–255: the lowest gets its room first */
  rank: number;
  /** The zoom from which it stands out among its neighbours: as a full symbol, from zoom 13 with its name */
  from?: number;
  /** Shown as a symbol below zoom 14 too */
  prominent?: true;
  /** The zoom from which it is a dot: before, a more important place lies where its dot would */
  dot?: number;
  /** Of many results: the zoom from which it is a symbol, where the others are dots */
  pin?: number;
  /** Street furniture: waits until the map is near */
  furniture?: true;
  /** Drawn as a small dot at any zoom */
  small?: true;
  /** Label of a summit: larger, no symbol */
  altitude?: true;
  /** The symbol is shown by selection only */
  hidden?: true;
}
