/**
 * The case of a `select` in a message for a text from elsewhere, such as an error of the API: cases only contain
 * letters, digits and underscores.
 */
export const selectKey = (text: string): string => text.replaceAll(/\W+/g, '_');
