import type { PatchedItems } from '@umkreis/places/patch-items.ts';
import type { Joined } from './joined.ts';

/**
 * The snapshot whose archive of tiles the map draws, and what has changed since. The changed places are drawn as
 * current ones, because other tiles would have to be loaded and prepared.
 */
export interface ArchivedPlaces {
  /** When the snapshot was created, by the server's clock, ms */
  createdAt: number;
  /** Numbers and prominence of its places; later places have further numbers */
  numbering: Pick<Joined, 'numbers' | 'prominence'>;
  /** IDs of places that were changed, added or deleted since */
  changed: ReadonlySet<string>;
  /** Number of newer snapshots */
  steps: number;
}

const mostChanged = 300;
// The server keeps ten archives of a branch, and younger ones for ten minutes.
const mostSteps = 8;
const longestMs = 5 * 60_000;

/** Whether the map can keep its tiles with the changes up to a snapshot of this version. */
export const canKeepTiles = ({ createdAt, changed, steps }: ArchivedPlaces, version: string): boolean =>
  changed.size <= mostChanged && (steps <= mostSteps || Number(version) - createdAt <= longestMs);

export const archivedNow = ({ numbers, prominence }: Joined, version: string): ArchivedPlaces => ({
  createdAt: Number(version),
  numbering: { numbers, prominence },
  changed: new Set(),
  steps: 0,
});

export function withChanges(archived: ArchivedPlaces, { changed, steps }: PatchedItems): ArchivedPlaces {
  const { numbers, prominence } = archived.numbering;
  const added = [...changed].filter((id) => !numbers.has(id));
  const numbered =
    added.length > 0 ? new Map([...numbers, ...added.map((id, nr) => [id, numbers.size + nr] as const)]) : numbers;
  return {
    ...archived,
    numbering: { numbers: numbered, prominence },
    changed: new Set([...archived.changed, ...changed]),
    steps: archived.steps + steps,
  };
}
