import type { Parts } from './parts.ts';

/** Where the engine's worker finds the code of its parts. */
export const partUrls = (): Record<keyof Parts, string> => ({
  hours: new URL('../hours/hours-module.ts?module', import.meta.url).href,
  search: new URL('./search-module.ts?module', import.meta.url).href,
});
