import type { Branch, Season } from '@umkreis/contract/branch.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { seasonOn } from '@umkreis/places/season.ts';

/**
 * The season of a view; null without seasons.
 * @param requested id or path of a season, from the path or `?season=`
 * @param chosen the selected day in the zone; null: today, with the branch's current season
 */
export function seasonOfView(
  branch: Branch | null,
  requested: string | null,
  chosen: Date | null,
  timeZone: string,
): Season | null {
  const seasons = branch?.seasons ?? [];
  return (
    seasons.find(({ id, path }) => path === requested || id === requested || id === `[${requested}]`) ??
    (chosen && seasonOn(dayInZone(chosen, timeZone), seasons)) ??
    seasons.find(({ id }) => id === (branch?.currentSeasonId ?? '[summer]')) ??
    seasons[0] ??
    null
  );
}
