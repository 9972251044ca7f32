import { describe, expect, it } from 'vitest';
import type { Problem } from '@umkreis/contract/problem.ts';
import { LONGEST_CONFLICT, LONGEST_PROBLEM, MOST_ERRORS, problemDocument } from './bounded-problem.ts';

const problem = { type: '/problems/invalid-field', title: 'A field is not valid', status: 400 };
const read = (text: string) => JSON.parse(text) as Problem;

describe('a problem document', () => {
  it('is unchanged if it is short', () => {
    const given: Problem = { ...problem, detail: 'Send it again.', errors: [{ field: '/a', message: 'is missing' }] };
    expect(read(problemDocument(given))).toEqual(given);
  });

  it.each(['x', '\0', '日', '🎿', '"'])('never exceeds the size limit, whatever it quotes: %j', (sign) => {
    const long = sign.repeat(50_000);
    const errors = Array.from({ length: 5000 }, () => ({ field: long, message: long }));
    const text = problemDocument({ ...problem, title: long, detail: long, errors });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LONGEST_PROBLEM);
    expect(read(text).errors!.length).toBeGreaterThan(0);
    expect(read(text).errors!.length).toBeLessThanOrEqual(MOST_ERRORS);
    expect(text.isWellFormed()).toBe(true);
  });

  it('keeps both values of a conflict of 10,000 characters', () => {
    const conflicts = [{ field: 'dataValue', yours: 'ä'.repeat(10_000), theirs: 'ö'.repeat(10_000) }];
    expect(read(problemDocument({ ...problem, status: 409, conflicts })).conflicts).toEqual(conflicts);
  });

  it('omits the sent values of a large conflict first, then the stored ones', () => {
    const large = 'x'.repeat(40_000);
    const of = (theirs: unknown) => {
      const text = problemDocument({ ...problem, conflicts: [{ field: 'geojson', yours: large, theirs }] });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LONGEST_CONFLICT);
      return read(text).conflicts;
    };
    expect(of(large)).toEqual([{ field: 'geojson', yours: null, theirs: large }]);
    expect(of(large.repeat(3))).toEqual([{ field: 'geojson', yours: null, theirs: null }]);
  });
});
