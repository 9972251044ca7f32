/**
 * The kinds of item media (medium keys) and their numbers. Separate from the schemas, so that surfaces that only
 * display media need no schema library.
 */
export const itemMediumKeys = { picture: 1, panorama: 2, logo: 3, video: 4 } as const;
export type ItemMediumKey = (typeof itemMediumKeys)[keyof typeof itemMediumKeys];
