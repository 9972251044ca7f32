/** Id of the panel's element */
export const panelId = 'guide-panel';
/** Screens on which the panel is a sheet */
export const isPhoneQuery = '(max-width: 599.98px)';
/** Height of the sheet at its lowest stop, px */
export const peek = 148;
/** Free space above the sheet at its highest stop, px */
export const sheetTop = 72;
