import type { Branch, Season } from '@umkreis/contract/branch.ts';

/** Key of the current level: the requested one, otherwise the branch's first; null without levels. */
export function levelOf(branch: Branch | null, requested: string | null): string | null {
  const levels = branch?.levels ?? [];
  return levels.find(({ key }) => key === requested)?.key ?? levels.find(({ isDefault }) => isDefault)?.key ?? null;
}

/** Id of the season whose places are visible; null: all seasons */
export const seasonIdOf = (branch: Branch | null, season: Season | null): string | null =>
  branch?.filterItemsBySeason ? (season?.id ?? null) : null;
