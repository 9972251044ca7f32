import { expect, test } from 'vitest';
import { contestDraftOf, findInvalidContestFields, contestFields, emptyContest } from './contest-draft.ts';

const ZONE = 'America/St_Johns';
const stored = {
  id: 'a',
  nanoId: 'b',
  branchShortId: 1,
  itemId: null,
  title: { de: 'Quiz', en: 'Quiz' },
  description: { de: '', en: '' },
  conditionsUrl: null,
  dateBegin: '2026-03-01T10:00:37.000Z',
  dateEnd: '2026-06-01T10:00:00.000Z',
  participants: 0,
  erased: 0,
  winners: 0,
};

test('uses the time zone of the branch across DST changes and preserves the seconds of unchanged times', () => {
  const draft = contestDraftOf(stored, ZONE);
  expect([draft.begin, draft.end]).toEqual(['2026-03-01T06:30', '2026-06-01T07:30']);
  expect(contestFields(draft, ZONE, stored)).toMatchObject({ dateBegin: stored.dateBegin, dateEnd: stored.dateEnd });
  expect(contestFields({ ...draft, end: '2026-06-01T08:30' }, ZONE, stored).dateEnd).toBe('2026-06-01T11:00:00.000Z');
});

test('reports missing and invalid fields', () => {
  expect([...findInvalidContestFields(emptyContest(1), ZONE)]).toEqual(['title', 'period']);
  const draft = { ...contestDraftOf(stored, ZONE), end: '2026-01-01T00:00', conditionsUrl: 'javascript:alert(1)' };
  expect([...findInvalidContestFields(draft, ZONE)]).toEqual(['period', 'url']);
});
