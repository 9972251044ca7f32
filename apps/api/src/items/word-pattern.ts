/** Ways a letter or pair is written where people mean the same. */
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

/**
 * A PostgreSQL regular expression that finds the word, lower case, however its umlauts and accents are written.
 * The trigram index answers it.
 */
export function wordPattern(word: string): string {
  let rest = word.toLowerCase().normalize('NFC');
  let pattern = '';
  while (rest) {
    const variant = variants.find(([start]) => start.test(rest));
    const length = variant ? variant[0].exec(rest)![0].length : 1;
    pattern += variant ? variant[1] : rest[0]!.replace(/[^\p{L}\p{N}]/u, '\\$&');
    rest = rest.slice(length);
  }
  return pattern;
}
