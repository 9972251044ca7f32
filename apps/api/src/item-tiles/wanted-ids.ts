/**
 * Normalizes the categories or tags of a tile request: distinct, sorted, without those that the branch does not
 * have. Equal requests share one tile, and unknown IDs cannot create additional ones.
 * @param requested IDs, comma-separated; undefined: all
 * @returns null for all
 */
export function wantedIds(requested: string | undefined, existing: ReadonlySet<string>): readonly string[] | null {
  if (requested === undefined) return null;
  return [...new Set(requested.split(',').filter((id) => existing.has(id)))].toSorted();
}

/** The same for groups separated by semicolons: distinct and sorted. @returns null for all */
export async function wantedGroups(
  requested: string | undefined,
  existing: () => Promise<ReadonlySet<string>>,
): Promise<readonly (readonly string[])[] | null> {
  if (requested === undefined) return null;
  const ids = await existing();
  const groups = requested.split(';').map((group) => wantedIds(group, ids)!);
  const once = new Map(groups.map((group) => [group.join(), group]));
  return [...once].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}
