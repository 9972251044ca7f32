/** Keys of details that link to the place's own page on another platform. */
const profiles: ReadonlySet<string> = new Set([
  'facebook',
  'googleMaps',
  'instagram',
  'linkedIn',
  'pinterest',
  'spotify',
  'tiktok',
  'tripadvisor',
  'twitter',
  'vimeo',
  'yelp',
  'youtube',
]);

/** Does a detail's link show the same place elsewhere, as schema.org's `sameAs` means it? */
export const isProfile = (keyName: string): boolean => profiles.has(keyName);

/** Does a detail's link belong among the social links: a profile, or a chat with the place? */
export const isSocial = (keyName: string): boolean => isProfile(keyName) || keyName === 'whatsapp';
