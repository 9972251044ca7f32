/** Parts of a kiosk's sign, in the order of the settings. */
export const signParts = ['clock', 'hours', 'events', 'notices', 'code'] as const;
export type SignPart = (typeof signParts)[number];

export const MAX_NOTICES = 5;
/** Characters of a notice */
export const MAX_NOTICE_TEXT = 200;

/** The sign of a kiosk whose settings say nothing else. */
export const usualSign: { parts: SignPart[]; notices: [] } = { parts: [...signParts], notices: [] };
