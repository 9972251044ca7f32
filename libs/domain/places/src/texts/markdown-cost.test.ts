import { describe, expect, it } from 'vitest';
import { isAllowedMarkdown } from './allowed-markdown.ts';
import { formattedTexts, isTangledMarkdown, MARKDOWN_BUDGET, markdownCost } from './markdown-cost.ts';

/** Maximum length of a detail's text */
const LONGEST = 10_000;
/** Far above the time of an accepted text, far below that of texts accepted before the budget existed. CPU ms */
const MOST_CPU_MS = 400;

/** Constructs that are slow to parse when repeated */
const constructs = [
  ['a\n=\n', 'a\n-\n', '=\n', 'a\n---\n', 'a\r\n=\r\n', '> a\n=\n', '- a\n=\n', '# a\n', '#\n'],
  ['> ', '>', '> > a\n', '> \n\n', '- ', '- a\n', '* a\n', '1. a\n', '- > a\n', '> - ', 'a\n- b\n', '   - a\n'],
  ['*', '**', '*a ', '*a* ', '**a*', '*_', '_a_ ', '*a **b ', '[', '[]', '![', '[a](', '[a](b)', '[a][', '](', ')'],
  ['[a](b (', '[[a](b)](c)', '[a]: b\n', '[a]: b\n\n', '[a]: <b\n', '[^1]: a\n', '[a', '|a|b|\n', '<', '<a ', '<!--'],
  [
    '<div>\n',
    '<div>\n\n',
    '`',
    '` ',
    '``a`',
    '```\n',
    '~~~\n',
    '&',
    '&amp;',
    '\\',
    '\\\n',
    'a  \n',
    '\n',
    '\t',
    '    a\n',
  ],
  ['\\!<!--', '``---\n\r\n(', '](**[^1]: ![![', '1. [a](b)---\n', 'http://a.b ', 'a@b.c '],
].flat();
const grown: Record<string, (length: number) => string> = {
  'lists ever deeper': (length) => lines(length, (row) => `${' '.repeat(2 * row)}- a\n`),
  'lists by and by': (length) => lines(length, (row) => `${' '.repeat(2 * (row % 15))}- a\n`),
  'runs of backticks': (length) => lines(length, (row) => `${'`'.repeat(row)} `),
  'lines that continue 30 lists': (length) => `${'- '.repeat(30)}a\n${'a\n'.repeat(length / 2 - 31)}`,
  'lines that continue 30 quotes': (length) => `${'> '.repeat(30)}a\n${'a\n'.repeat(length / 2 - 31)}`,
  'nested emphasis': (length) => '*a **b '.repeat(length / 14) + ' b** a*'.repeat(length / 14),
  'nested links': (length) => '['.repeat(length / 2) + '](a)'.repeat(length / 8),
  'links to definitions': (length) =>
    lines(length / 2, (row) => `[k${row}]: u\n`) + '\n' + lines(length / 2, (row) => `[k${row}]`),
  'one definition, many links': (length) => '[a]: b\n\n' + '[a]'.repeat(length / 3 - 3),
  'a title of many lines': (length) => `[a]: b "${'c\n'.repeat(length / 2 - 5)}`,
};
for (const one of constructs) grown[JSON.stringify(one)] = (length) => one.repeat(Math.floor(length / one.length));

function lines(length: number, line: (row: number) => string): string {
  let text = '';
  for (let row = 1; text.length + line(row).length <= length; row++) text += line(row);
  return text;
}

/** The minimum CPU time of three runs, ms */
function cheapest(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe('check of a text', () => {
  it.each(Object.entries(grown))('is fast for the longest text of %s', (_, build) => {
    expect(cheapest(() => isAllowedMarkdown(build(LONGEST)))).toBeLessThan(MOST_CPU_MS);
  });

  it.each(Object.entries(grown))('is fast for the longest text of %s within the budget', (_, build) => {
    let length = LONGEST;
    while (length > 200 && isTangledMarkdown(build(length))) length -= 200;
    expect(cheapest(() => isAllowedMarkdown(build(length)))).toBeLessThan(MOST_CPU_MS);
  });

  it('rejects 10,000 characters of headings, lists or quotes in lists before parsing', () => {
    for (const one of ['a\n=\n', '- a\n', '- > a\n', '*a **b ']) expect(isTangledMarkdown(one.repeat(1500))).toBe(true);
  });
});

const sentence = 'Das Museum zeigt die Geschichte des Tals (auch auf Englisch), jeden Samstag von 10 bis 17 Uhr. ';
describe('keeps texts of editors within the budget', () => {
  it.each<[string, string]>([
    ['10,000 characters of prose', `${sentence.repeat(5)}\n\n`.repeat(20)],
    ['a chapter under each of 40 headings', `## Titel\n\n${sentence.repeat(2)}\n\n`.repeat(40)],
    [
      '100 entries with a bold word and a link',
      `- **Saal**: ${'x'.repeat(40)}, [mehr](https://a.example/saal-1)\n`.repeat(100),
    ],
    ['a menu of 200 lines', 'Rindsfilet mit Gemüse und Kartoffeln *  38.50\n'.repeat(200)],
    ['lists in a list', '- eins\n  - zwei\n    - drei\n'.repeat(25)],
    ['an empty one', ''],
  ])('%s', (_, text) => expect(isTangledMarkdown(text)).toBe(false));
});

it('measures a text in linear time', () => {
  for (const one of constructs) {
    const text = one.repeat(Math.ceil(200_000 / one.length));
    expect([one, cheapest(() => markdownCost(text)) < 1000]).toEqual([one, true]);
  }
}, 60_000);

it('formats the texts of a page in order until the budget is used up', () => {
  const dear = '# a\n'.repeat(300);
  expect(markdownCost(dear)).toBeGreaterThan(0.6 * MARKDOWN_BUDGET);
  expect(formattedTexts(['*a*', dear, dear, dear, dear, dear, 'a'])).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(formattedTexts(['a\n=\n'.repeat(2500), '*a*'])).toEqual([false, true]);
});
