/** Id of the element in the page of the edge that the first map is made in, before shell and remote are there. */
export const firstMapId = 'first-map';
