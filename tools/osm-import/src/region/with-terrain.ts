import { distance } from '../geometry/measure.ts';
import type { Position } from '../shared/osm-data.ts';
import type { HeightAt } from '../terrain/open-terrain.ts';
import type { ItemDraft } from './model.ts';

/** Maximum distance between samples of the elevation along a way, m */
const STEP = 50;

/** Adds terrain heights to routes; a route keeps its previous heights if the source has no complete data. */
export async function withTerrain(items: readonly ItemDraft[], heightAt: HeightAt): Promise<ItemDraft[]> {
  return Promise.all(
    items.map(async (item) => {
      if (item.type !== 'way' || item.categories[0]!.mainCategory !== 'Activities') return item;
      const lines = item.lines.map(dense);
      const heights = await Promise.all(lines.map((line) => Promise.all(line.map(heightAt))));
      const isComplete = heights.every((line) => line.every((height) => height !== undefined));
      return isComplete ? { ...item, lines, heights } : item;
    }),
  );
}

function dense(line: readonly Position[]): Position[] {
  return line.flatMap((point, nr) => {
    const next = line[nr + 1];
    if (!next) return [point];
    const steps = Math.max(1, Math.ceil(distance(point, next) / STEP));
    return Array.from({ length: steps }, (_, step): Position => {
      const share = step / steps;
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
    });
  });
}
