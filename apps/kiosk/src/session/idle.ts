export type IdlePhase = 'active' | 'warning' | 'idle';

/** Duration of the warning before the reset, s. */
export const warningSeconds = 10;

/** @param idleMs time since the last use, ms @param limitSeconds idle time until the reset, s */
export function idlePhase(idleMs: number, limitSeconds: number): IdlePhase {
  if (idleMs >= limitSeconds * 1000) return 'idle';
  return idleMs >= (limitSeconds - warningSeconds) * 1000 ? 'warning' : 'active';
}

const IGNORED_MOVES = 3;

/**
 * Returns a function that decides whether a map move counts as use: always, or from the fourth move on, since
 * the camera moves by itself at the start.
 */
export function createMoveFilter(resetOnEveryMove: boolean): () => boolean {
  let moves = 0;
  return () => resetOnEveryMove || ++moves > IGNORED_MOVES;
}
