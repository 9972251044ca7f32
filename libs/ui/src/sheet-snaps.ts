export const snapNames = ['peek', 'middle', 'top'] as const;
export type SnapName = (typeof snapNames)[number];
/** Visible height of the sheet at each snap point, px. */
export type SnapHeights = Record<SnapName, number>;

/** Heights for a screen of `screen` px: `peek` px, half the screen, all but `topOffset` px. */
export function snapHeights(screen: number, peek: number, topOffset: number): SnapHeights {
  const top = Math.max(peek, screen - topOffset);
  return { peek: Math.min(peek, top), middle: Math.min(top, Math.max(peek, Math.round(screen / 2))), top };
}

/**
 * The snap point of a released sheet: a flick (px/ms, upwards positive) moves to the next one, otherwise the
 * nearest.
 */
export function settle(heights: SnapHeights, height: number, velocity: number): SnapName {
  const flick = 0.5;
  if (velocity > flick) return snapNames.find((name) => heights[name] > height) ?? 'top';
  if (velocity < -flick) return snapNames.findLast((name) => heights[name] < height) ?? 'peek';
  return snapNames.reduce((best, name) =>
    Math.abs(heights[name] - height) < Math.abs(heights[best] - height) ? name : best,
  );
}

/**
 * The snap point for a key on the handle: arrows move by one, Home to the top, End to the lowest, Escape one
 * down unless it is the lowest. Null: the key is not handled.
 */
export function snapAfterKey(key: string, snap: SnapName): SnapName | null {
  const at = snapNames.indexOf(snap);
  switch (key) {
    case 'ArrowUp':
      return snapNames[Math.min(snapNames.length - 1, at + 1)]!;
    case 'ArrowDown':
      return snapNames[Math.max(0, at - 1)]!;
    case 'Home':
      return 'top';
    case 'End':
      return 'peek';
    case 'Escape':
      return at > 0 ? snapNames[at - 1]! : null;
    default:
      return null;
  }
}
