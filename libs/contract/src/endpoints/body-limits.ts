/** Body with a GeoJSON geometry: 20,000 positions of a few lines, 1 MB. */
export const geometryLimits = { nodes: 120_000 };
/** Body with arbitrary JSON or the rows of a file, 1 MB. */
export const bulkLimits = { nodes: 60_000, keys: 1000 };
