import { expect, test } from 'vitest';
import { columnsOf, mapSize, paperMargin, paperSize, pxOf, type Paper } from './paper.ts';

const papers: [Paper, number, number][] = [
  [{ format: 'A4', isLandscape: false }, 210, 297],
  [{ format: 'A4', isLandscape: true }, 297, 210],
  [{ format: 'A3', isLandscape: false }, 297, 420],
  [{ format: 'A3', isLandscape: true }, 420, 297],
];

test.each(papers)('%j is %i × %i mm; the map is as wide as it may be', (paper, width, height) => {
  expect(paperSize(paper)).toEqual({ width, height });
  expect(mapSize(paper, true).width).toBe(width - 2 * paperMargin);
  expect(mapSize(paper, true).height).toBeLessThan(height - 2 * paperMargin);
  expect(mapSize(paper, false).height).toBeLessThan(mapSize(paper, true).height);
});

test('an inch is 96 px', () => expect([pxOf(25.4), pxOf(190)]).toEqual([96, 718]));

test('the larger the sheet, the more columns', () => {
  expect(papers.map(([paper]) => columnsOf(paper))).toEqual([2, 3, 3, 4]);
});
