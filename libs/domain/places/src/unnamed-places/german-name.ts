import { genderOf, type Gender } from './german-gender.ts';

/** Adjectives in names that are inflected; adjectives from town names ('Vaduzer Saal') are not. */
const inflected =
  /^((?:alt|neu|gross|groß|klein|ober|unter|inner|äusser|hinter|vorder|hoh|rot|weiss)|.*isch|.*lich|.*iert)(e|er|es)$/i;

/** A name in the dative, with the gender for its article. */
export interface Dative {
  gender: Gender;
  name: string;
}

/**
 * 'Primarschule Triesen', 'Alter Friedhof', 'Vaduzer Saal' → gender, and the name as written after 'bei'.
 * @returns null if the gender is unknown: names of shops, people, saints
 */
export function germanDative(name: string): Dative | null {
  const [first = '', second = '', ...others] = name.split(' ');
  const own = genderOf(first);
  if (own) return { gender: own, name };
  const gender = genderOf(second);
  if (!gender || !/^\p{Lu}/u.test(second)) return null;
  const adjective = inflected.exec(first);
  if (adjective) return { gender, name: [`${adjective[1]}en`, second, ...others].join(' ') };
  return first.endsWith('er') ? { gender, name } : null;
}
