/** Letters and digits that are not mistaken for each other: without 0 and O, 1 and I. */
export const kioskCodeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const kioskCodeLength = 8;

/** 40 bits. */
export const kioskCodePattern = /^[2-9A-HJ-NP-Z]{8}$/;

/** The code in what a person typed: capital letters, without spaces and hyphens; null if it is none. */
export function readKioskCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return kioskCodePattern.test(code) ? code : null;
}
