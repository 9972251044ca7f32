/**
 * The categories or tags that a tile is asked for, as the branch knows them: each once, in one order, the unknown left
 * out. Two
 * askings for the same tile are the same, and there are no more tiles than what the branch has can make.
 * @param asked ids, comma-separated; undefined: all
 * @returns null for all
 */
export function wantedIds(asked: string | undefined, known: ReadonlySet<string>): readonly string[] | null {
  if (asked === undefined) return null;
  return [...new Set(asked.split(',').filter((id) => known.has(id)))].toSorted();
}

/** The same of groups apart by semicolons: each group once, in one order. @returns null for all */
export async function wantedGroups(
  asked: string | undefined,
  known: () => Promise<ReadonlySet<string>>,
): Promise<readonly (readonly string[])[] | null> {
  if (asked === undefined) return null;
  const ids = await known();
  const groups = asked.split(';').map((group) => wantedIds(group, ids)!);
  const once = new Map(groups.map((group) => [group.join(), group]));
  return [...once].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}
