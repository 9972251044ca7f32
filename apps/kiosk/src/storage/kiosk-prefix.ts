/** Prefix of the localStorage entries that survive a reset. */
export const kioskPrefix = 'umkreis-kiosk:';
