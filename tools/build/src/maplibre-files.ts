/** Whether a file of a build is a module of MapLibre that a page needs before it has a map. */
export const isPageChunk = (file: string): boolean => /(^|\/)maplibre(-shared)?\.[^/]*\.js$/.test(file);

/** Whether a file is the module that MapLibre's worker runs. */
export const isWorkerChunk = (file: string): boolean => /(^|\/)maplibre-worker\.[^/]*\.js$/.test(file);
