import { expect, it } from 'vitest';
import { noticePages, pageAt } from './notices-at.ts';

const notice = (text: string, from = '2026-11-01', to = '2026-11-30') => ({ text, from, to });

it('shows a notice from its first to its last day', () => {
  const notices = [notice('Lift', '2026-11-27', '2026-11-28')];
  expect(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'].map((day) => noticePages(notices, day))).toEqual([
    [],
    [['Lift']],
    [['Lift']],
    [],
  ]);
});

it('divides long notices into pages, each visible for 20 s', () => {
  const long = 'a'.repeat(200);
  const pages = noticePages([notice('Kurz'), notice(long), notice('Auch kurz')], '2026-11-27');
  expect(pages).toEqual([['Kurz', long, 'Auch kurz']]);
  const more = noticePages([notice(long), notice(long), notice('Kurz')], '2026-11-27');
  expect(more.map((page) => page.length)).toEqual([1, 2]);
  expect([0, 19, 20, 40].map((seconds) => pageAt(new Date(seconds * 1000), 2))).toEqual([0, 0, 1, 0]);
  expect(pageAt(new Date(), 0)).toBe(0);
});
