import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  [0.01, '5 min'],
  [0.75, '45 min'],
  [0.99, '1 h'],
  [2, '2 h'],
  [2.67, '2 h 40 min'],
])('formats %d hours as %s', (hours, text) => expect(durationText(hours)).toBe(text));
