/** Code that the engine works with once it is needed: the first map does without it. */
export interface Parts {
  hours: typeof import('../hours/hours-module.ts');
  search: typeof import('./search-module.ts');
}

/** Fetches one of them. @param url of the module */
export type LoadPart = <K extends keyof Parts>(name: K, url: string) => Promise<Parts[K]>;
