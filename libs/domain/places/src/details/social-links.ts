/** Keys of details with the place's profile on another platform */
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

/** Whether a detail's link is a profile of the same place, as in schema.org's `sameAs`. */
export const isProfile = (keyName: string): boolean => profiles.has(keyName);

/** Whether a detail's link is a social link: a profile, or a chat with the place. */
export const isSocial = (keyName: string): boolean => isProfile(keyName) || keyName === 'whatsapp';
