/** Matches cells that a spreadsheet would evaluate as a formula, including multi-line cells. */
export const formula = /^\s*[=+\-@|%]|^[\t\r\n]/;
