interface Placed {
  id: string;
  sortOrder: number;
}

/** `undone`: as it was before; `mixed`: neither the old nor the new order, since undoing failed too. */
export type Reordered = 'moved' | 'undone' | 'mixed';

/**
 * Moves one of a place's media. Two may share a number: those whose place changes get the number of their place. When
 * one of them can't be written, those before it get their numbers back.
 * @param media in the order they are shown
 * @param write stores a number; throws when it can't
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
      // its answer may be lost while the number is stored: it is put right as well
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
