import { zoomScale } from '../zoom-scale.ts';

/** Sizes of symbol images, px. Their pixel ratio makes icon-size 0.5 the original size. */
export const iconSize = 0.5;
/** Icon size of places drawn as a dot */
export const dotIconSize = 0.2;
/** Icon size of places next to landmarks, until the zoom is high */
export const minorIconSize = 0.36;
export const labelSize = 12;

const discRadius = 18;
/** Distance from point to label, em: 1.1 for a symbol of 24 px, plus the difference of the disc with its ring */
export const radialOffset = 1.1 + (discRadius - 12) / labelSize;

/** Icon size of landmarks; at high zoom the same as for all places */
export const landmarkIconSize = zoomScale(
  [
    [10, minorIconSize],
    [13, 0.42],
    [16, iconSize],
  ],
  1,
);
/** Distance from a landmark to its name, em; its disc grows with the zoom. */
export const landmarkRadialOffset = zoomScale(
  [
    [13, 1.1 + (discRadius * (0.42 / iconSize) - 12) / labelSize],
    [16, radialOffset],
  ],
  1,
);

/**
 * Sides of a symbol for its label, the preferred one first: above or below in rows of stands and shops, so that it
 * covers no neighbour.
 */
export const labelAnchors = (isDense: boolean): ('left' | 'right' | 'top' | 'bottom')[] =>
  isDense ? ['top', 'bottom'] : ['left', 'right', 'top', 'bottom'];

/** Opacity of places that are not among the search results */
export const dimmed = (satellite: boolean) => (satellite ? 0.4 : 0.3);
/** Opacity of ways of search results */
export const highlightedWay = (satellite: boolean) => (satellite ? 0.4 : 0.3);
/** Opacities of the geometry of search results */
export const highlightedShape = (satellite: boolean) =>
  satellite ? { fill: 0.6, line: 0.8 } : { fill: 0.5, line: 0.7 };
/** Opacity of permanent and of selected ways */
export const permanentWay = 1;
