/** Spellings of the same word in names and addresses, folded. */
const groups: readonly (readonly string[])[] = [
  ['st', 'sankt', 'saint', 'sainte', 'santa', 'san', 'street'],
  ['str', 'strasse', 'street'],
  ['rd', 'road'],
  ['ave', 'av', 'avenue'],
  ['dr', 'drive', 'doktor', 'doctor'],
  ['ln', 'lane'],
  ['sq', 'square'],
  ['pl', 'place', 'platz'],
  ['blvd', 'boulevard'],
  ['hwy', 'highway'],
  ['pde', 'parade'],
  ['cres', 'crescent'],
  ['ct', 'court'],
  ['tce', 'terrace'],
  ['mt', 'mount'],
];

const byWord = new Map<string, string[]>();
for (const group of groups)
  for (const word of group) byWord.set(word, [...(byWord.get(word) ?? []), ...group.filter((one) => one !== word)]);

/** Other spellings of a folded word: 'st' is also 'sankt' or 'street'. */
export const otherSpellings = (folded: string): readonly string[] => byWord.get(folded) ?? [];
