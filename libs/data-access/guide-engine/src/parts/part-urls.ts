import type { Parts } from './parts.ts';

/** URLs of the parts for the engine's worker. */
export const partUrls = (): Record<keyof Parts, string> => ({
  hours: new URL('../hours/hours-module.ts?module', import.meta.url).href,
  search: new URL('./search-module.ts?module', import.meta.url).href,
});
