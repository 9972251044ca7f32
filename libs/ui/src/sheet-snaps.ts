export const snapNames = ['peek', 'middle', 'top'] as const;
export type SnapName = (typeof snapNames)[number];
/** Visible height of the sheet at each stop, px. */
export type SnapHeights = Record<SnapName, number>;

/** Heights for a screen of `screen` px: `peek` px, half the screen, all but `topOffset` px. */
export function snapHeights(screen: number, peek: number, topOffset: number): SnapHeights {
  const top = Math.max(peek, screen - topOffset);
  return { peek: Math.min(peek, top), middle: Math.min(top, Math.max(peek, Math.round(screen / 2))), top };
}

/** The stop a released sheet goes to: a flick (px/ms, upwards positive) moves one stop on, else the nearest. */
export function settle(heights: SnapHeights, height: number, velocity: number): SnapName {
  const flick = 0.5;
  if (velocity > flick) return snapNames.find((name) => heights[name] > height) ?? 'top';
  if (velocity < -flick) return snapNames.findLast((name) => heights[name] < height) ?? 'peek';
  return snapNames.reduce((best, name) => (Math.abs(heights[name] - height) < Math.abs(heights[best] - height) ? name : best));
}
