import { stem } from './stem.ts';
import { tokenize } from './words.ts';

/** Names of a kind of places with the same key mean the same: 'Kirche' and 'Kirchen'. */
export const kindKey = (name: string): string => tokenize(name).map(stem).join(' ');
