/** Query parameter of a kiosk's start address with its key: so it is known again whatever its browser lost. */
export const kioskParameter = 'kiosk';

/** 128 bits as base64url */
export const kioskKeyPattern = /^[\w-]{22}$/;
