/** Surfaces whose sessions are counted. */
export const visitSurfaces = ['map', 'embed', 'kiosk'] as const;
export type SurfaceOfVisit = (typeof visitSurfaces)[number];
