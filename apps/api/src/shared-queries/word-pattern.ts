/** Spelling variants of a character or pair. */
const variants: [RegExp, string][] = [
  [/^(?:ae|ä)/, '(?:ae|ä|a)'],
  [/^(?:oe|ö)/, '(?:oe|ö|o)'],
  [/^(?:ue|ü)/, '(?:ue|ü|u)'],
  [/^(?:ss|ß)/, '(?:ss|ß)'],
  [/^[aàáâ]/, '[aäàáâ]'],
  [/^[oòóô]/, '[oöòóô]'],
  [/^[uùúû]/, '[uüùúû]'],
  [/^[eéèêë]/, '[eéèêë]'],
  [/^[iíìîï]/, '[iíìîï]'],
  [/^[cç]/, '[cç]'],
];

const withoutVariants = (word: string) => word.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

/**
 * A regular expression, for PostgreSQL and for JavaScript (flag u), that finds the lower-case word in any spelling
 * of its umlauts and accents, without invisible characters and typographic variants such as full-width digits. Served
 * by the trigram index.
 */
export function wordPattern(word: string): string {
  let remaining = withoutVariants(word).toLowerCase().normalize('NFC');
  let pattern = '';
  while (remaining) {
    const variant = variants.find(([start]) => start.test(remaining));
    const found = variant ? variant[0].exec(remaining)![0] : String.fromCodePoint(remaining.codePointAt(0)!);
    pattern += variant ? variant[1] : found.replace(/[$()*+./?[\\\]^{|}]/, '\\$&');
    remaining = remaining.slice(found.length);
  }
  return pattern;
}
