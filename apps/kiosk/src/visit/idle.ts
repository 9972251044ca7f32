export type IdlePhase = 'active' | 'warning' | 'idle';

/** The warning comes this long before the reset, in s. */
export const warningSeconds = 10;

/** @param idleMs time since the last use, in ms @param limitSeconds idle time until the reset, in s */
export function idlePhase(idleMs: number, limitSeconds: number): IdlePhase {
  if (idleMs >= limitSeconds * 1000) return 'idle';
  return idleMs >= (limitSeconds - warningSeconds) * 1000 ? 'warning' : 'active';
}

const IGNORED_MOVES = 3;

/**
 * Tells for each map move whether it counts as use: always, or, as the camera moves by itself at the start, from the
 * fourth on.
 */
export function createMoveFilter(resetOnEveryMove: boolean): () => boolean {
  let moves = 0;
  return () => resetOnEveryMove || ++moves > IGNORED_MOVES;
}
