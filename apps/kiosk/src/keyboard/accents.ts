/**
 * Variants of a letter or sign by its key: those of the languages of the interface, of the neighbouring countries and
 * of names on their maps. The first ones are the most frequent.
 */
const variants: Readonly<Record<string, string>> = {
  a: 'äàáâæãå',
  c: 'çćč',
  d: 'đď',
  e: 'éèêëę',
  g: 'ğ',
  i: 'ìíîï',
  l: 'ł',
  n: 'ñńň',
  o: 'öòóôœõø',
  r: 'ř',
  s: 'ßśšş',
  t: 'ť',
  u: 'üùúûů',
  y: 'ýÿ',
  z: 'žźż',
  '-': '–—',
  "'": '’‘',
  '"': '«»„“”',
  '.': '…',
  '?': '¿',
  '!': '¡',
};

/** What a key offers when it is pressed for long; none for most signs and function keys. */
export function accentsOf(key: string): readonly string[] {
  const lower = key.toLowerCase();
  const found = [...(variants[lower] ?? '')];
  if (key === lower) return found;
  // ß has no capital of one letter in common use.
  return found.filter((one) => one !== 'ß').map((one) => one.toUpperCase());
}
