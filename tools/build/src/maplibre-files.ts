/** Whether a file of a build is the module of MapLibre that a page needs before it has a map. */
export const isPageModule = (file: string): boolean => /(^|\/)maplibre-gl\.[^/]*mjs$/.test(file);

/** Whether a file is the module that MapLibre's worker runs. */
export const isWorkerModule = (file: string): boolean => /(^|\/)maplibre-gl-worker\.[^/]*mjs$/.test(file);
