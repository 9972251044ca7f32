const SEPARATOR = /[^\p{L}\p{N}\p{M}]+/u;

/** Words of a text, as they are written. */
export const words = (text: string): string[] => text.split(SEPARATOR).filter(Boolean);
