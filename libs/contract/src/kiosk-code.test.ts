import { expect, it } from 'vitest';
import { kioskCodeAlphabet, kioskCodePattern, readKioskCode } from './kiosk-code.ts';

it('has 32 letters and digits, none of which looks like another', () => {
  expect(new Set(kioskCodeAlphabet).size).toBe(32);
  expect(kioskCodeAlphabet).not.toMatch(/[01OI]/);
  for (const letter of kioskCodeAlphabet) expect(letter.repeat(8)).toMatch(kioskCodePattern);
});

it('reads a code with spaces, hyphens and small letters', () => {
  expect([' k7qm-3xwp ', 'K7QM 3XWP', 'K7QM3XWP'].map(readKioskCode)).toEqual(Array(3).fill('K7QM3XWP'));
  expect(['', 'K7QM3XW', 'K7QM3XWPP', 'O0I1O0I1'].map(readKioskCode)).toEqual(Array(4).fill(null));
});
