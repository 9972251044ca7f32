import { genderOf, type Gender } from './german-gender.ts';

/** Adjectives of names that are inflected; those of towns ('Vaduzer Saal') are not. */
const inflected =
  /^((?:alt|neu|gross|groß|klein|ober|unter|inner|äusser|hinter|vorder|hoh|rot|weiss)|.*isch|.*lich|.*iert)(e|er|es)$/i;

/** A name after a German preposition that takes the dative: with its article where its gender is known. */
export interface Dative {
  gender: Gender;
  name: string;
}

/**
 * 'Primarschule Triesen', 'Alter Friedhof', 'Vaduzer Saal' → gender and the name as it stands after 'bei'.
 * @returns null where the gender isn't known: names of shops, people, saints
 */
export function germanDative(name: string): Dative | null {
  const [first = '', second = '', ...rest] = name.split(' ');
  const own = genderOf(first);
  if (own) return { gender: own, name };
  const gender = genderOf(second);
  if (!gender || !/^\p{Lu}/u.test(second)) return null;
  const adjective = inflected.exec(first);
  if (adjective) return { gender, name: [`${adjective[1]}en`, second, ...rest].join(' ') };
  return first.endsWith('er') ? { gender, name } : null;
}
