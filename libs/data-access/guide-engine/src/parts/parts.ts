/** Code loaded on demand: the first map does without it. */
export interface Parts {
  hours: typeof import('../hours/hours-module.ts');
  search: typeof import('./search-module.ts');
}

/** Loads a part. @param url of the module */
export type LoadPart = <K extends keyof Parts>(name: K, url: string) => Promise<Parts[K]>;
