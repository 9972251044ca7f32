import { atom } from 'jotai';
import type { Season } from '@umkreis/contract/branch.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { branchAtom, timeZoneAtom } from '../store/surface.ts';
import { timeAtom } from '../time/time-atom.ts';
import { addressAtom, whereNow } from '../address/address.ts';
import { queryValueAtom, searchOf } from '../address/query.ts';
import { seasonOfView } from './season-of-view.ts';
import { selectionAtom } from '../selection/selection-atoms.ts';
import { seasonIdOf } from './shown-level.ts';

/**
 * The season of the view: in the path, in `?season=`, that of the selected day, or the branch's current one; null
 * without seasons.
 */
export const seasonAtom = atom(
  (get) => {
    const selection = get(selectionAtom);
    const requested = selection.kind === 'season' ? selection.path : get(queryValueAtom('season'));
    const timeZone = get(timeZoneAtom);
    return timeZone === null ? null : seasonOfView(get(branchAtom), requested, get(timeAtom), timeZone);
  },
  (get, set, { path }: Season) => {
    const next = new URLSearchParams(whereNow(get).search);
    const { kind } = get(selectionAtom);
    const isPlain = kind === 'season' || kind === 'none';
    if (isPlain) next.delete('season');
    else next.set('season', path);
    set(addressAtom, {
      ...(isPlain && { pathname: routes.mapSeason.to(path) }),
      search: searchOf(next),
      replace: true,
    });
  },
);

/** Id of the season whose places are visible; null: all seasons */
export const seasonIdAtom = atom((get) => seasonIdOf(get(branchAtom), get(seasonAtom)));
