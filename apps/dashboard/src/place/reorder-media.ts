interface Placed {
  id: string;
  sortOrder: number;
}

/** `undone`: the old order was restored; `mixed`: neither the old nor the new order, since undoing failed too. */
export type Reordered = 'moved' | 'undone' | 'mixed';

/**
 * Moves one of a place's media. Sort orders may be duplicates: every medium whose position changes gets its
 * position as sort order. If a write fails, the previous sort orders are restored.
 * @param media in displayed order
 * @param write stores a sort order; throws on failure
 */
export async function reorderMedia(
  media: readonly Placed[],
  from: number,
  to: number,
  write: (id: string, sortOrder: number) => Promise<unknown>,
): Promise<Reordered> {
  const order = media.toSpliced(from, 1).toSpliced(to, 0, media[from]!);
  const written: Placed[] = [];
  try {
    for (const [index, medium] of order.entries()) {
      if (medium.sortOrder === index + 1) continue;
      // The response may be lost although the number was stored, so this medium is restored as well.
      written.push(medium);
      await write(medium.id, index + 1);
    }
    return 'moved';
  } catch {
    try {
      for (const { id, sortOrder } of written.toReversed()) await write(id, sortOrder);
      return 'undone';
    } catch {
      return 'mixed';
    }
  }
}
