import { atom } from 'jotai';
import { foundWordsAtom } from '../results/results-atoms.ts';
import { buildingsAtom, streetsAtom } from '../selected/selected-atoms.ts';
import { matchingGround } from '../state/matching-ground.ts';

/** Streets and buildings that are called as the words are. */
export const matchingGroundAtom = atom((get) =>
  matchingGround(get(foundWordsAtom), get(streetsAtom), get(buildingsAtom)),
);
