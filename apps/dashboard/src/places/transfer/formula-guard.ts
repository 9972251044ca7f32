/** What a spreadsheet would take for a formula, OWASP 'CSV Injection'; behind marks that say it is none. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^''*[=+\-@\t\r]/;

/** A text that no spreadsheet runs. `withoutGuard` gives it back as it was. */
export const withGuard = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const withoutGuard = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);
