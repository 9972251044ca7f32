/** Is a file of a build one of the modules of MapLibre that a page needs before it has a map? */
export const isPageHalf = (file: string): boolean => /(^|\/)maplibre(-shared)?\.[^/]*\.js$/.test(file);
