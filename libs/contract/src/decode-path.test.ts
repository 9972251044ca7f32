import { expect, test } from 'vitest';
import { decodePath } from './decode-path.ts';

test('returns an invalidly encoded path unchanged', () => {
  expect(decodePath('/map/street/abcdefgh/st%C3%A4dtle')).toBe('/map/street/abcdefgh/städtle');
  expect(decodePath('/map/place/abcdefgh/100%-Bio')).toBe('/map/place/abcdefgh/100%-Bio');
});
