import Papa from 'papaparse';
import type { ContestEntry } from '@umkreis/contract/contest.ts';
import { formula } from '../download/csv-formula.ts';

/** Byte order mark: spreadsheets detect UTF-8 by it. */
const MARK = '\uFEFF';

/**
 * Entries as a CSV file (RFC 4180). Cells that a spreadsheet would evaluate as a formula get a leading
 * apostrophe.
 * @param heads column titles
 * @param dateText formats an instant in the branch's time zone
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
