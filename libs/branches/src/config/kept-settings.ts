import { branch as branchSchema, type Branch } from '@umkreis/contract/branch.ts';
import { readBranchSettings, type BranchSetting } from '@umkreis/contract/branch-settings.ts';
import { isLonWithin } from '@umkreis/contract/longitude.ts';
import type { Bounds } from '@umkreis/contract/ref.ts';

export interface SettingFault {
  setting: BranchSetting;
  message: string;
}

/**
 * What of a branch's settings does not go together, or leads away from its places.
 * @param unset the branch without settings: where its places are, which season it starts with
 */
export function settingFaults(branch: Branch, unset: Branch): SettingFault[] {
  const faults: SettingFault[] = [];
  const { currentSeasonId, seasons, mapBoundaries, mapCenter } = branch;
  if (currentSeasonId !== null && !seasons.some(({ id }) => id === currentSeasonId))
    faults.push({ setting: 'currentSeasonId', message: 'is none of the seasons' });
  const areaOf = (of: Branch, breakpoint: string) =>
    (of.mapBoundaries.find((one) => one.breakpoint === breakpoint) ?? of.mapBoundaries[0])?.lngLatSwNeBounds;
  const strays = mapBoundaries.some(({ breakpoint, lngLatSwNeBounds }) => {
    const places = areaOf(unset, breakpoint);
    return places && !meet(lngLatSwNeBounds, places);
  });
  if (strays) faults.push({ setting: 'mapBoundaries', message: 'is not where the places of the branch are' });
  const isOutside = mapCenter.some(({ breakpoint, lon, lat }) => {
    const area = areaOf(branch, breakpoint);
    return area && !isWithin([lon, lat], area);
  });
  if (isOutside) faults.push({ setting: 'mapCenter', message: 'lies outside of the area of the map' });
  return faults;
}

/**
 * Lays what editors set over a branch. What is broken, or became so since (a season that is configured no more, a start
 * view of a region that another import replaced), stays as it is without: a guide is never blank by its settings.
 */
export function withSettings(unset: Branch, kept: unknown): Branch {
  const settings = readBranchSettings(kept);
  if (Object.keys(settings).length === 0) return unset;
  let branch: Branch = { ...unset, ...settings };
  if (settingFaults(branch, unset).some(({ setting }) => setting === 'currentSeasonId'))
    branch = { ...branch, currentSeasonId: branch.seasons[0]?.id ?? null };
  if (settingFaults(branch, unset).length > 0)
    branch = { ...branch, mapCenter: unset.mapCenter, mapBoundaries: unset.mapBoundaries };
  return branchSchema.safeParse(branch).success ? branch : unset;
}

function meet([[west, south], [east, north]]: Bounds, [[west2, south2], [east2, north2]]: Bounds): boolean {
  return (
    south <= north2 &&
    south2 <= north &&
    (isLonWithin(west2, west, east) || isLonWithin(west, west2, east2) || east - west >= 360)
  );
}

const isWithin = ([lon, lat]: readonly [number, number], [[west, south], [east, north]]: Bounds): boolean =>
  lat >= south && lat <= north && isLonWithin(lon, west, east);
