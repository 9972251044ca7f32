/** A box on the screen, px */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Offset = [x: number, y: number];

/** Free space between the position and its sign, px at the usual scale */
const GAP = 22;

/**
 * Offsets of a sign's centre from its point: above, below, right, left of it.
 * @param scale of the kiosk's controls
 */
export function signOffsets({ width, height }: { width: number; height: number }, scale: number): Offset[] {
  const gap = GAP * scale;
  return [
    [0, -(gap + height / 2)],
    [0, gap + height / 2],
    [gap + width / 2, 0],
    [-(gap + width / 2), 0],
  ];
}

/**
 * The offset with which a sign covers the fewest names; the current one if it covers none.
 * @param namesIn number of names in a box
 */
export function signOffset(
  at: { x: number; y: number },
  size: { width: number; height: number },
  { offsets, current, namesIn }: { offsets: readonly Offset[]; current: Offset; namesIn(box: Box): number },
): Offset {
  const covered = ([x, y]: Offset) =>
    namesIn({
      left: at.x + x - size.width / 2,
      top: at.y + y - size.height / 2,
      right: at.x + x + size.width / 2,
      bottom: at.y + y + size.height / 2,
    });
  let best = current;
  let fewest = covered(current);
  for (const offset of offsets) {
    if (fewest === 0) break;
    const count = covered(offset);
    if (count < fewest) [best, fewest] = [offset, count];
  }
  return best;
}
