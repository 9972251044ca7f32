import type { PictureFocus } from '@umkreis/contract/media.ts';

const centre: PictureFocus = { x: 0.5, y: 0.5 };
const STEP = 0.05;
const SMALL_STEP = 0.01;
const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A point of the picture, each share limited to 0–1; null: the centre */
export function focusAt(x: number, y: number): PictureFocus | null {
  const [left, top] = [x, y].map((share) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000);
  return left === centre.x && top === centre.y ? null : { x: left!, y: top! };
}

/** The point after a key; undefined: the key doesn't move it */
export function moveFocus(
  focus: PictureFocus | null,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): PictureFocus | null | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const { x, y } = focus ?? centre;
  const step = shiftKey ? SMALL_STEP : STEP;
  return focusAt(x + direction[0] * step, y + direction[1] * step);
}

/** Whole percentages. */
export const percentages = (focus: PictureFocus | null): { x: number; y: number } => {
  const { x, y } = focus ?? centre;
  return { x: Math.round(x * 100), y: Math.round(y * 100) };
};
