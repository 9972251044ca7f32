import type { LngLat } from '@umkreis/contract/ref.ts';

/** Distance between the centres of pins at the same position, px */
const STEP_PX = 24;

/**
 * Horizontal offsets that place pins at the same position next to each other, so that each can be selected.
 * @returns px per pin, 0 for a pin that is alone
 */
export function pinOffsets(positions: readonly LngLat[]): number[] {
  const keys = positions.map(String);
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const placed = new Map<string, number>();
  return keys.map((key) => {
    const index = placed.get(key) ?? 0;
    placed.set(key, index + 1);
    return (index - (counts.get(key)! - 1) / 2) * STEP_PX;
  });
}
