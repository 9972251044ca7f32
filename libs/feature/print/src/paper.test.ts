import { expect, test } from 'vitest';
import { columnsOf, mapSize, paperMargin, paperSize, pxOf, type Paper } from './paper.ts';

const papers: [Paper, number, number][] = [
  [{ format: 'A4', isLandscape: false }, 210, 297],
  [{ format: 'A4', isLandscape: true }, 297, 210],
  [{ format: 'A3', isLandscape: false }, 297, 420],
  [{ format: 'A3', isLandscape: true }, 420, 297],
];

test.each(papers)('lays out %j as %i × %i mm with a map of full width', (paper, width, height) => {
  expect(paperSize(paper)).toEqual({ width, height });
  expect(mapSize(paper, true).width).toBe(width - 2 * paperMargin);
  expect(mapSize(paper, true).height).toBeLessThan(height - 2 * paperMargin);
  expect(mapSize(paper, false).height).toBeLessThan(mapSize(paper, true).height);
});

test('converts an inch to 96 px', () => expect([pxOf(25.4), pxOf(190)]).toEqual([96, 718]));

test('uses more columns on larger sheets', () => {
  expect(papers.map(([paper]) => columnsOf(paper))).toEqual([2, 3, 3, 4]);
});
