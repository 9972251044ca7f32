/**
 * ID of the element in the page of the edge that contains the preloaded map, before shell and remote are loaded.
 */
export const firstMapId = 'first-map';
