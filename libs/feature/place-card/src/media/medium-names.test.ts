import { expect, test } from 'vitest';
import { creditOf, isOwnPicture, mediumName } from './medium-names.ts';

test('falls back to the place for a name and omits missing credits', () => {
  expect(mediumName({ alt: '', title: 'Turm' }, 'Schloss')).toBe('Turm');
  expect(mediumName({ alt: '', title: '' }, 'Schloss')).toBe('Schloss');
  expect(creditOf({ credit: 'A. Muster', licence: 'CC BY 4.0' })).toBe('A. Muster · CC BY 4.0');
  expect(creditOf({ credit: '', licence: '' })).toBe('');
});

test('recognizes panoramas stored on own origins', () => {
  const roots = ['https://umkreis.example'];
  expect(isOwnPicture('https://umkreis.example/media/a-1600.webp', roots)).toBe(true);
  expect(isOwnPicture('https://elsewhere.example/media/a-1600.webp', roots)).toBe(false);
  expect(isOwnPicture('https://umkreis.example/tour', roots)).toBe(false);
  expect(isOwnPicture('media/a.webp', roots)).toBe(false);
});
