/** Short ids of the municipalities, each with its own places */
export const municipalities: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
