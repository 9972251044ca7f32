import { expect, it } from 'vitest';
import { isWrongNotice } from './wrong-notice.ts';

it('accepts a notice with a text and days in order', () => {
  const right = { text: 'Lift', from: '2026-11-27', to: '2026-11-27' };
  expect(isWrongNotice(right)).toBe(false);
  for (const part of [{ text: ' ' }, { from: '' }, { to: '' }, { to: '2026-11-26' }])
    expect(isWrongNotice({ ...right, ...part }), JSON.stringify(part)).toBe(true);
});
