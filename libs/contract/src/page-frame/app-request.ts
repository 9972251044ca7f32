/** Event of the window: shell and app start, since a visitor has used the page or its map is drawn. */
export const appRequestedEvent = 'umkreis:app-requested';
/** Name in the data set of the root element, for scripts that run after the event. */
export const appRequestedMark = 'appRequested';
