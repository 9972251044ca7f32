import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { entriesCsv } from './entries-csv.ts';

const heads = ['Name', 'E-Mail', 'Antwort', 'Eingegangen', 'Gezogen'] as const;
const entry = (answer: string) => ({
  id: 'a',
  contestId: 'b',
  name: 'Anna "die Ältere"',
  email: 'anna@beck.li',
  answer,
  dateCreated: '2026-11-22T10:00:00.000Z',
  dateDrawn: null,
});
const read = (text: string) => Papa.parse<string[]>(text.replace('\uFEFF', '')).data;

test('preserves the text of visitors through a CSV round trip', () => {
  const text = entriesCsv([entry('42; "ja", \n und ä')], heads, (instant) => instant.slice(0, 10));
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(read(text)).toEqual([
    [...heads],
    ['Anna "die Ältere"', 'anna@beck.li', '42; "ja", \n und ä', '2026-11-22', ''],
  ]);
});

test.each([
  '=HYPERLINK("http://a")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '=1+1\nzweite Zeile',
  '|cmd',
  '%0a',
])('prevents a spreadsheet from evaluating %j', (answer) => {
  const cell = read(entriesCsv([entry(answer)], heads, String))[1]![2]!;
  expect(cell).toBe(`'${answer}`);
});
