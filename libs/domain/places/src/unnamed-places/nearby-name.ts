import type { Bilingual } from '@umkreis/contract/ref.ts';
import { germanDative, type Dative } from './german-name.ts';

/** A named place near an unnamed one, or its street. */
interface Surroundings {
  near?: string | null | undefined;
  onStreet?: string | null | undefined;
}

const articles = {
  near: { m: 'beim', n: 'beim', f: 'bei der', plural: 'bei den' },
  street: { m: 'am', n: 'am', f: 'an der', plural: 'an den' },
};
const withArticle = ({ gender, name }: Dative, by: (typeof articles)[keyof typeof articles]) => `${by[gender]} ${name}`;

/**
 * Name of an unnamed place: its category and what it is near.
 * @param kind 'Sitzbank', 'Bench'
 * @returns 'Sitzbank bei der Primarschule', 'Bench near Primarschule'
 */
export function nearbyName(kind: Bilingual, { near, onStreet }: Surroundings): Bilingual {
  if (near) {
    const dative = germanDative(near);
    return {
      de: `${kind.de} ${dative ? withArticle(dative, articles.near) : `bei ${near}`}`,
      en: `${kind.en} near ${near}`,
    };
  }
  if (onStreet) {
    const dative = germanDative(onStreet);
    return {
      de: dative ? `${kind.de} ${withArticle(dative, articles.street)}` : `${kind.de}, ${onStreet}`,
      en: `${kind.en}, ${onStreet}`,
    };
  }
  return kind;
}
