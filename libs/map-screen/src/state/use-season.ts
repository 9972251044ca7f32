import { useCallback } from 'react';
import type { Branch, Season } from '@umkreis/contract/branch.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useNavigate, useSearchParams } from '@umkreis/federation/router.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { useGuideTime } from '@umkreis/guide/time/guide-time.ts';
import { seasonOfView } from './season-of-view.ts';
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
  const asked = selection.kind === 'season' ? selection.path : query.get('season');
  const current = seasonOfView(branch, asked, chosen, timeZone);

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
