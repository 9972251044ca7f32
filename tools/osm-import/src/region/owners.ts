import type { BranchConfig } from '@umkreis/branches/branch-config.ts';
import { ExtractError } from '../extract-error.ts';
import type { Area } from '../geometry/polygons.ts';
import type { Position } from '../osm-data.ts';
import type { AdminArea } from './admin-areas.ts';
import type { Region } from './read-region.ts';

/** A branch that the extract fills. */
export interface Target {
  shortId: number;
  /** undefined: everything in the extract. */
  area: Area | undefined;
  /** Title given by the extract; null: the configured one. */
  title: string | null;
}

export interface Choice {
  targets: Target[];
  /** Complete municipalities that no branch is configured for. */
  unmatched: string[];
}

/**
 * Which branches an extract fills.
 * @param branch all of it goes to this one
 * @param areaName with branch: only what lies in this administrative area
 * @throws ExtractError when nothing fits
 */
export function chooseTargets(
  region: Region,
  configs: readonly BranchConfig[],
  { branch, areaName }: { branch?: number; areaName?: string },
  fileName: string,
): Choice {
  if (branch === undefined) return configured(region, configs);
  if (areaName === undefined)
    return { targets: [{ shortId: branch, area: undefined, title: nameOfExtract(region, fileName) }], unmatched: [] };
  const area = region.areas.find((candidate) => candidate.name === areaName);
  if (!area)
    throw new ExtractError(`the extract has no administrative area named '${areaName}' whose border is closed`);
  return { targets: [{ shortId: branch, area: area.area, title: area.name }], unmatched: [] };
}

function configured(region: Region, configs: readonly BranchConfig[]): Choice {
  const taken = new Set<AdminArea>();
  const targets = configs.flatMap(({ shortId, extractArea }): Target[] => {
    const area =
      extractArea &&
      region.areas.find(
        (candidate) =>
          candidate.complete && candidate.level === extractArea.adminLevel && candidate.name === extractArea.name,
      );
    if (!area) return [];
    taken.add(area);
    return [{ shortId, area: area.area, title: null }];
  });
  const unmatched = region.areas
    .filter((area) => area.level === 8 && area.complete && !taken.has(area))
    .map((area) => area.name);
  return {
    targets: targets.toSorted((a, b) => a.area!.size - b.area!.size),
    unmatched: unmatched.toSorted((a, b) => a.localeCompare(b, 'de')),
  };
}

/** The largest complete area if it is most of the extract, else the file's name. */
function nameOfExtract(region: Region, fileName: string): string {
  const complete = region.areas.filter((area) => area.complete).at(-1);
  if (complete) return complete.name;
  const words = fileName
    .replace(/\.osm\.pbf$|\.pbf$/, '')
    .replace(/[-_]?(latest|\d{4,8}([-_]\d\d)*)$/, '')
    .split(/[-_ ]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** Owner of a position: the smallest target around it. */
export function ownerOf(targets: readonly Target[], position: Position): number | undefined {
  return targets.find(({ area }) => !area || area.has(position))?.shortId;
}

/** Owner of a way: the target that holds most of its points; ties go to the smallest. */
export function ownerOfLines(targets: readonly Target[], lines: readonly Position[][]): number | undefined {
  const counts = new Map<number, number>();
  for (const position of lines.flat()) {
    const owner = ownerOf(targets, position);
    if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

/** Targets that lie within a larger target, so that its branch shows them too. */
export function shownBy(targets: readonly Target[]): { branch: number; owner: number }[] {
  return targets.flatMap((outer) =>
    targets
      .filter(
        (inner) =>
          inner === outer ||
          (outer.area && inner.area && outer.area.size > inner.area.size && covers(outer.area, inner.area)),
      )
      .map((inner) => ({ branch: outer.shortId, owner: inner.shortId })),
  );
}

/** Samples the inside, since municipalities share their borders with the country. */
function covers(outer: Area, inner: Area): boolean {
  const [west, south, east, north] = inner.box;
  const samples = Array.from({ length: 400 }, (_, at): Position => [
    west + (((at % 20) + 0.5) / 20) * (east - west),
    south + ((Math.floor(at / 20) + 0.5) / 20) * (north - south),
  ]).filter((point) => inner.has(point));
  return samples.filter((point) => outer.has(point)).length > samples.length * 0.9;
}
