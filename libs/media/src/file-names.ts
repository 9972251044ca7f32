import { createHash } from 'node:crypto';

/** Grows when the renditions are made differently, so that nothing new appears behind an old name. */
const RECIPE = 1;

/** 128 bits of SHA-256 over the file and the recipe of its renditions, in hexadecimal. */
export const fileHash = (bytes: Buffer): string =>
  createHash('sha256').update(`${RECIPE}\n`).update(bytes).digest('hex').slice(0, 32);

export const masterName = (hash: string) => `${hash}-master`;
export const renditionName = (hash: string, { width, format }: { width: number; format: string }) =>
  `${hash}-${width}.${format}`;
/** Path below the asset root. */
export const mediaUrl = (name: string) => `/media/${name}`;
/** Hash of the file that a stored name belongs to. */
export const hashOfName = (name: string): string | undefined => /^([0-9a-f]{32})-/.exec(name)?.[1];
