import { useCallback } from 'react';
import type { Branch, Season } from '@umkreis/contract/branch.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useNavigate, useSearchParams } from '@umkreis/federation/router.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { useGuideTime } from '@umkreis/guide/time/guide-time.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { seasonOn } from '@umkreis/place-rules/season.ts';
import type { Selection } from './selection.ts';

/**
 * The season of the view: in the path, in `?season=`, that of the day looked at, else the branch's current one; null
 * without seasons.
 */
export function useSeason(branch: Branch | null, selection: Selection): [Season | null, (season: Season) => void] {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { timeZone } = useGuide();
  const { chosen } = useGuideTime();
  const seasons = branch?.seasons ?? [];
  const asked = selection.kind === 'season' ? selection.path : query.get('season');
  const current =
    seasons.find(({ id, path }) => path === asked || id === asked || id === `[${asked}]`) ??
    (chosen && seasonOn(dayInZone(chosen, timeZone), seasons)) ??
    seasons.find(({ id }) => id === (branch?.currentSeasonId ?? '[summer]')) ??
    seasons[0] ??
    null;

  const choose = useCallback(
    (season: Season) => {
      const next = new URLSearchParams(window.location.search);
      const isPlain = selection.kind === 'season' || selection.kind === 'none';
      if (isPlain) next.delete('season');
      else next.set('season', season.path);
      navigate(
        { ...(isPlain && { pathname: routes.mapSeason.to(season.path) }), search: next.toString() },
        { replace: true },
      );
    },
    [navigate, selection.kind],
  );

  return [current, choose];
}
