/** Screens on which the panel is a sheet */
export const isPhoneQuery = '(max-width: 599.98px)';
/** Height of the sheet at its lowest stop, px */
export const peek = 148;
/** What a sheet at its highest stop leaves free, px */
export const sheetTop = 72;
