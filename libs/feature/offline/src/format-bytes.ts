import type { Language } from '@umkreis/contract/boot.ts';
import { numberText } from '@umkreis/i18n/number-text.ts';

/** A size in the language's format, rounded: 3.4 MB. @param bytes at least 0 */
export function formatBytes(bytes: number, language: Language): string {
  const inMegabytes = bytes / 1_000_000;
  return `${numberText(Math.max(0.1, inMegabytes), language, inMegabytes < 10 ? 1 : 0)}\u00A0MB`;
}
