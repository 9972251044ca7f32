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
  /** Shown as a symbol below zoom 14 too */
  prominent?: true;
  /** Drawn as a small dot at any zoom */
  small?: true;
  /** Label of a summit: larger, no symbol */
  altitude?: true;
  /** The symbol is shown by selection only */
  hidden?: true;
}
