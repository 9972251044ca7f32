import { branch as branchSchema, type Branch } from '@umkreis/contract/branch.ts';
import { readBranchSettings, type BranchSetting } from '@umkreis/contract/branch-settings.ts';
import { isLonInRange } from '@umkreis/geometry/longitude.ts';
import type { Bounds } from '@umkreis/contract/ref.ts';

export interface SettingError {
  setting: BranchSetting;
  message: string;
}

/**
 * Settings that are inconsistent or lead away from the branch's places.
 * @param unset the branch without settings: its area and its current season
 */
export function settingErrors(branch: Branch, unset: Branch): SettingError[] {
  const errors: SettingError[] = [];
  const { currentSeasonId, seasons, mapBoundaries, mapCenter } = branch;
  if (currentSeasonId !== null && !seasons.some(({ id }) => id === currentSeasonId))
    errors.push({ setting: 'currentSeasonId', message: 'is none of the seasons' });
  const areaOf = (of: Branch, breakpoint: string) =>
    (of.mapBoundaries.find((one) => one.breakpoint === breakpoint) ?? of.mapBoundaries[0])?.lngLatSwNeBounds;
  const strays = mapBoundaries.some(({ breakpoint, lngLatSwNeBounds }) => {
    const places = areaOf(unset, breakpoint);
    return places && !meet(lngLatSwNeBounds, places);
  });
  if (strays) errors.push({ setting: 'mapBoundaries', message: 'is not where the places of the branch are' });
  const isOutside = mapCenter.some(({ breakpoint, lon, lat }) => {
    const area = areaOf(branch, breakpoint);
    return area && !isInBounds([lon, lat], area);
  });
  if (isOutside) errors.push({ setting: 'mapCenter', message: 'lies outside of the area of the map' });
  return errors;
}

/**
 * Applies the editors' settings to a branch. Settings that are or have become invalid (a season that is no longer
 * configured, a start view in a region replaced by another import) are ignored, so that settings can never leave a
 * guide blank.
 */
export function withSettings(unset: Branch, stored: unknown): Branch {
  const settings = readBranchSettings(stored);
  if (Object.keys(settings).length === 0) return unset;
  let branch: Branch = { ...unset, ...settings };
  if (settingErrors(branch, unset).some(({ setting }) => setting === 'currentSeasonId'))
    branch = { ...branch, currentSeasonId: branch.seasons[0]?.id ?? null };
  if (settingErrors(branch, unset).length > 0)
    branch = { ...branch, mapCenter: unset.mapCenter, mapBoundaries: unset.mapBoundaries };
  return branchSchema.safeParse(branch).success ? branch : unset;
}

function meet([[west, south], [east, north]]: Bounds, [[west2, south2], [east2, north2]]: Bounds): boolean {
  return (
    south <= north2 &&
    south2 <= north &&
    (isLonInRange(west2, west, east) || isLonInRange(west, west2, east2) || east - west >= 360)
  );
}

const isInBounds = ([lon, lat]: readonly [number, number], [[west, south], [east, north]]: Bounds): boolean =>
  lat >= south && lat <= north && isLonInRange(lon, west, east);
