import Papa from 'papaparse';
import type { ContestEntry } from '@umkreis/contract/contest.ts';
import { formula } from '../ground/csv-formula.ts';

/** Tells spreadsheets that the file is UTF-8. */
const MARK = '\uFEFF';

/**
 * Entries as a CSV file (RFC 4180) that no spreadsheet runs: what could be a formula begins with an apostrophe.
 * @param heads of the columns
 * @param dateText of an instant, on the clock of the branch
 */
export const entriesCsv = (
  entries: readonly ContestEntry[],
  heads: readonly [name: string, email: string, answer: string, date: string, drawn: string],
  dateText: (instant: string) => string,
): string =>
  MARK +
  Papa.unparse(
    {
      fields: [...heads],
      data: entries.map(({ name, email, answer, dateCreated, dateDrawn }) => [
        name,
        email,
        answer,
        dateText(dateCreated),
        dateDrawn === null ? '' : dateText(dateDrawn),
      ]),
    },
    { escapeFormulae: formula, newline: '\r\n' },
  );
