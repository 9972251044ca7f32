/**
 * Properties of a place's point, which the layers read. False flags are omitted, because thousands of points are
 * copied.
 */
export interface PointProperties {
  nanoId: string;
  /** Number of the place in its source, used by filters */
  nr: number;
  /** Label on the map; may contain line breaks */
  title: string;
  /** Image id 'uuid;type;icon;foreground;background' */
  image: string;
  /** Colour of its dot */
  color: string;
  /** Drawing order; the lowest is placed first */
  sortOrder: number;
  /** Importance, 0–255; the lowest is placed first */
  rank: number;
  /** Minimum zoom as a landmark: a full symbol, from zoom 13 with its name */
  from?: number;
  /** Also a symbol below zoom 14 */
  prominent?: true;
  /** Minimum zoom as a dot: at lower zooms a more important place is in the same cell */
  dot?: number;
  /** If there are many results: minimum zoom as a symbol; at lower zooms it is a dot */
  pin?: number;
  /** Street furniture, visible at high zoom only */
  furniture?: true;
  /** Drawn as a small dot at any zoom */
  small?: true;
  /** Label of a summit: larger, no symbol */
  altitude?: true;
  /** The symbol is visible only while selected */
  hidden?: true;
}
