/** Short ids of the municipalities, each with places of its own. */
export const municipalities: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
