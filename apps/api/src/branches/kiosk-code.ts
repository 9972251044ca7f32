import { createHash, randomInt } from 'node:crypto';
import { kioskCodeAlphabet, kioskCodeLength } from '@umkreis/contract/kiosk-code.ts';

/** A random code, 40 bits. */
export const createKioskCode = (): string =>
  Array.from({ length: kioskCodeLength }, () => kioskCodeAlphabet[randomInt(kioskCodeAlphabet.length)]).join('');

/** As it is stored, hexadecimal. @param code capital letters and digits */
export const hashOfKioskCode = (code: string): string => createHash('sha256').update(code).digest('hex');
