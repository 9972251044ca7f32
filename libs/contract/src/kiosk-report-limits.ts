/** Different errors that a kiosk reports at once */
export const MOST_KIOSK_ERRORS = 10;
/** Characters of an error */
export const LONGEST_KIOSK_ERROR = 200;
/** Days of sessions that a kiosk reports at once, so that those without a network arrive later */
export const MOST_KIOSK_DAYS = 14;
/** Longer side of a picture of a screen, px */
export const KIOSK_PICTURE_PX = 640;
/** Largest picture of a screen, bytes */
export const KIOSK_PICTURE_BYTES = 150_000;
/** The same as base64, characters */
export const LONGEST_PICTURE = Math.ceil(KIOSK_PICTURE_BYTES / 3) * 4;
