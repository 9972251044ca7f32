/**
 * Query parameter of the map's address by which shortcuts of the installed app open something: `list` the list, `near`
 * the list around the visitor's position.
 */
export const appShortcutParameter = 'show';

export type AppShortcut = 'list' | 'near';
