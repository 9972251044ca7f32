import type { BranchConfig } from '@umkreis/branches/config/branch-config.ts';
import { ExtractError } from '../shared/extract-error.ts';
import type { Area } from '../geometry/polygons.ts';
import type { Position } from '../shared/osm-data.ts';
import type { AdminArea } from './admin-areas.ts';
import type { Region } from './read-region.ts';

/** A branch that the extract fills. */
export interface Target {
  shortId: number;
  /** undefined: everything in the extract */
  area: Area | undefined;
  /** Title from the extract; null: the configured one */
  title: string | null;
  /** The part of it for the camera; undefined: all */
  heart?: Area | undefined;
}

export interface Choice {
  targets: Target[];
  /** Complete municipalities without a configured branch */
  unmatched: string[];
  /** Branches that the extract should have filled but did not */
  missed?: Missed[];
}

export interface Missed {
  shortId: number;
  title: string;
  reason: string;
}

/**
 * The branches that an extract fills.
 * @param branch everything goes to this one
 * @param areaName with branch: only what is in this administrative area
 * @throws ExtractError if nothing matches
 */
export function chooseTargets(
  region: Region,
  configs: readonly BranchConfig[],
  { branch, areaName, title }: { branch?: number; areaName?: string; title?: string },
  fileName: string,
): Choice {
  if (branch === undefined) return configured(region, configs);
  if (areaName === undefined) {
    const main = mainArea(region);
    const name = title ?? main?.name ?? nameOfFile(fileName);
    return { targets: [{ shortId: branch, area: undefined, title: name, heart: main?.area }], unmatched: [] };
  }
  const area = region.areas.find((candidate) => candidate.name === areaName);
  if (!area)
    throw new ExtractError(`the extract has no administrative area named '${areaName}' whose border is closed`);
  return { targets: [{ shortId: branch, area: area.area, title: title ?? area.name }], unmatched: [] };
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
    missed: missedBy(
      region,
      configs,
      targets.map(({ shortId }) => shortId),
    ),
  };
}

/** Branches whose area is named in the extract, or around it, without a border in it. */
function missedBy(region: Region, configs: readonly BranchConfig[], filled: readonly number[]): Missed[] {
  if (filled.length === 0) return [];
  const countries = new Set(
    configs.filter(({ shortId }) => filled.includes(shortId)).map(({ countryCode }) => countryCode),
  );
  return configs.flatMap(({ shortId, title, extractArea, countryCode }) => {
    if (!extractArea || filled.includes(shortId)) return [];
    const { adminLevel, name } = extractArea;
    const isHere = (one: { level: number; name: string }) => one.level === adminLevel && one.name === name;
    if (region.openAreas.some(isHere)) return [{ shortId, title, reason: `the border of ${name} is not closed in it` }];
    if (region.settlements.has(name)) return [{ shortId, title, reason: `it names ${name}, but has no border of it` }];
    return countries.has(countryCode)
      ? [{ shortId, title, reason: `${name} is expected along with the others, but the extract has no border of it` }]
      : [];
  });
}

/** Nearly all of the places; an extract extends slightly beyond borders */
const NEARLY_ALL = 0.8;

/** The smallest area with most of the places; 'London', not 'Inner and Middle Temples'. */
function mainArea({ areas, items }: Region): AdminArea | undefined {
  const shares = areas.map(({ area }) => items.filter((item) => area.has(item.position)).length / items.length);
  return areas[shares.findIndex((share) => share >= NEARLY_ALL)] ?? areas[shares.findIndex((share) => share > 0.5)];
}

function nameOfFile(fileName: string): string {
  const nameParts = fileName
    .replace(/\.osm\.pbf$|\.pbf$/, '')
    .replace(/[-_]?(latest|\d{4,8}([-_]\d\d)*)$/, '')
    .split(/[-_ ]+/);
  return nameParts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** Owner of a position: the smallest target around it. */
export function ownerOf(targets: readonly Target[], position: Position): number | undefined {
  return targets.find(({ area }) => !area || area.has(position))?.shortId;
}

/** Owner of a way: the target with most of its points; in a tie the smallest. */
export function ownerOfLines(targets: readonly Target[], lines: readonly Position[][]): number | undefined {
  const counts = new Map<number, number>();
  for (const position of lines.flat()) {
    const owner = ownerOf(targets, position);
    if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

/** Targets inside a larger target, whose branch shows them, too. */
export function visibleOwnersOf(targets: readonly Target[]): { branch: number; owner: number }[] {
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

/** Samples the inside, because municipalities share their borders with the country. */
function covers(outer: Area, inner: Area): boolean {
  const [west, south, east, north] = inner.box;
  const samples = Array.from({ length: 400 }, (_, at): Position => [
    west + (((at % 20) + 0.5) / 20) * (east - west),
    south + ((Math.floor(at / 20) + 0.5) / 20) * (north - south),
  ]).filter((point) => inner.has(point));
  return samples.filter((point) => outer.has(point)).length > samples.length * 0.9;
}
