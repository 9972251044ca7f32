import { atom } from 'jotai';
import { foundWordsAtom } from '../results/results-atoms.ts';
import { buildingsAtom, streetsAtom } from '../selected/selected-atoms.ts';
import { matchingGround } from '../state/matching-ground.ts';

/** Streets and buildings whose name matches the search text. */
export const matchingGroundAtom = atom((get) =>
  matchingGround(get(foundWordsAtom), get(streetsAtom), get(buildingsAtom)),
);
