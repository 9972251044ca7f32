/** What a colleague writes shows after this at the latest, ms. */
export const COLLEAGUES_MS = 4000;
