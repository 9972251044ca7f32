/** A mark and the position it refers to, px. */
export interface Mark<T> {
  value: T;
  at: readonly [x: number, y: number];
  x: number;
  y: number;
}

export interface MarkArea {
  width: number;
  height: number;
  /** Minimum distance between the centres of two marks, px */
  apart: number;
  /** Minimum distance to the edges, px */
  margin: number;
  /** Height of a mark above its place, px, so that village names stay readable */
  lift: number;
}

const rounds = 60;
/** Golden angle, radians: never repeats a direction, so that marks at one place separate in all directions. */
const goldenAngle = 2.4;

/** Separates overlapping marks deterministically, within the area. */
export function spreadMarks<T>(
  values: readonly { value: T; at: readonly [number, number] }[],
  { width, height, apart, margin, lift }: MarkArea,
): Mark<T>[] {
  const marks = values.map(({ value, at }, nr): Mark<T> => ({
    value,
    at,
    x: at[0] + Math.cos(nr * goldenAngle) * 2,
    y: at[1] - lift + Math.sin(nr * goldenAngle) * 2,
  }));
  for (let round = 0; round < rounds; round++) {
    for (const [nr, one] of marks.entries()) {
      for (const other of marks.slice(nr + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        if (distance >= apart) continue;
        const push = (apart - distance) / 2 / (distance || 1);
        const [dx, dy] = [(other.x - one.x) * push, (other.y - one.y) * push];
        one.x -= dx;
        one.y -= dy;
        other.x += dx;
        other.y += dy;
      }
      one.x = Math.min(width - margin, Math.max(margin, one.x));
      one.y = Math.min(height - margin, Math.max(margin, one.y));
    }
  }
  return marks;
}
