import type { Branch } from './branch.ts';

/** Language of content whose branch states none, BCP 47 */
export const defaultContentLanguage = 'de';

/** Language of the titles and texts of a branch's places and events, BCP 47. */
export const contentLanguageOf = (branch: Pick<Branch, 'contentLanguage'> | null): string =>
  branch?.contentLanguage ?? defaultContentLanguage;
