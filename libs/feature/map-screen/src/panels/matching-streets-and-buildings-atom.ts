import { atom } from 'jotai';
import { foundSearchTextAtom } from '../results/results-atoms.ts';
import { buildingsAtom, streetsAtom } from '../selected/selected-atoms.ts';
import { matchingStreetsAndBuildings } from '../state/matching-streets-and-buildings.ts';

/** Streets and buildings whose name matches the search text. */
export const matchingStreetsAndBuildingsAtom = atom((get) =>
  matchingStreetsAndBuildings(get(foundSearchTextAtom), get(streetsAtom), get(buildingsAtom)),
);
