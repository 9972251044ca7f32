import { atom } from 'jotai';
import { foundSearchTextAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { buildingsAtom, streetsAtom } from '@umkreis/guide-core/selected/streets-and-buildings.ts';
import { matchingStreetsAndBuildings } from '@umkreis/guide-core/streets-and-buildings/matching-streets-and-buildings.ts';

/** Streets and buildings whose name matches the search text. */
export const matchingStreetsAndBuildingsAtom = atom((get) =>
  matchingStreetsAndBuildings(get(foundSearchTextAtom), get(streetsAtom), get(buildingsAtom)),
);
