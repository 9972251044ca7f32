/** Matches text that a spreadsheet evaluates as a formula (OWASP 'CSV Injection'), including guarded text. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^''*[=+\-@\t\r]/;

/** Escapes text that a spreadsheet would evaluate; `withoutGuard` restores it. */
export const withGuard = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const withoutGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
