/** Is a file of a build one of the modules of MapLibre that a page needs before it has a map? */
export const isPageHalf = (file: string): boolean => /(^|\/)maplibre(-shared)?\.[^/]*\.js$/.test(file);

/** Is it the module that its worker runs? */
export const isWorkerHalf = (file: string): boolean => /(^|\/)maplibre-worker\.[^/]*\.js$/.test(file);
