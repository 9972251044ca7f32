/** Several values in one cell: `a | b`, with backslashes before bars and backslashes of the values. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll('\\', '\\\\').replaceAll('|', '\\|')).join(' | ');
