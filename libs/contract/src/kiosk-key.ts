/**
 * Query parameter with the key of a kiosk's start address, which identifies it even after its browser lost its
 * data.
 */
export const kioskParameter = 'kiosk';

/** 128 bits as base64url. */
export const kioskKeyPattern = /^[\w-]{22}$/;
