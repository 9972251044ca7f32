/** Keys of the details that the list of items contains. */
export const listedDetailKeys = ['phone', 'email', 'url'] as const;
