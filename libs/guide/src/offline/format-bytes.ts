/** A size in the words of a language, rounded as people say it: 3.4 MB. @param bytes at least 0 */
export function formatBytes(bytes: number, locale: string): string {
  const inMegabytes = bytes / 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: inMegabytes < 10 ? 1 : 0,
  }).format(Math.max(0.1, inMegabytes));
}
