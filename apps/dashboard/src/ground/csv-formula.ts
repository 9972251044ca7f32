/** What a spreadsheet takes for a formula at the beginning of a cell, also where lines follow it. */
export const formula = /^\s*[=+\-@|%]|^[\t\r\n]/;
