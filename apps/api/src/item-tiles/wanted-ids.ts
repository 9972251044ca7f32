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
