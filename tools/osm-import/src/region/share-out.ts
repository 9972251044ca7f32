import type { BuildingDraft, ItemDraft, StreetDraft } from './model.ts';
import { ownerOf, ownerOfLines, type Target } from './owners.ts';
import type { Region } from './read-region.ts';

type Owned<T> = T & { owner: number };

export interface Shares {
  items: Owned<ItemDraft>[];
  streets: Owned<StreetDraft>[];
  buildings: Owned<BuildingDraft>[];
  /** Imported, by kind */
  taken: Map<string, number>;
}

/** Assigns everything in the region to owners; objects outside of all targets are counted as omitted. */
export function shareOut(region: Region, targets: readonly Target[]): Shares {
  const taken = new Map<string, number>();
  const give = <T>(
    drafts: readonly T[],
    owner: (draft: T) => number | undefined,
    kind: (draft: T) => string,
  ): Owned<T>[] =>
    drafts.flatMap((draft) => {
      const found = owner(draft);
      if (found === undefined) {
        region.left.add('outside every area that is taken');
        return [];
      }
      taken.set(kind(draft), (taken.get(kind(draft)) ?? 0) + 1);
      return [{ ...draft, owner: found }];
    });
  const items = give(
    region.items,
    (item) => (item.lines.length > 0 ? ownerOfLines(targets, item.lines) : ownerOf(targets, item.position)),
    (item) => item.categories[0]!.mainCategory,
  );
  const streets = give(
    region.streets,
    (street) => ownerOf(targets, street.position),
    () => 'Streets',
  );
  const buildings = give(
    region.buildings,
    (building) => ownerOf(targets, building.position),
    () => 'Buildings',
  );
  return { items, streets, buildings, taken };
}
