export type IdlePhase = 'active' | 'warning' | 'idle';

/** Duration of the warning before the reset, s; at least 20 (WCAG 2.2.1). */
export const warningSeconds = 20;
/** Minimum idle time before the warning, s: a kiosk that warned at once could not be used */
const calmSeconds = 10;

/**
 * Idle time until the reset, s. A shorter setting of a branch leaves the whole warning (WCAG 2.2.1).
 * @param idleSeconds setting of the branch
 */
export const resetSeconds = (idleSeconds: number): number => Math.max(idleSeconds, calmSeconds + warningSeconds);

/** @param idleMs time since the last use, ms @param idleSeconds setting of the branch, s */
export function idlePhase(idleMs: number, idleSeconds: number): IdlePhase {
  const resetMs = resetSeconds(idleSeconds) * 1000;
  if (idleMs >= resetMs) return 'idle';
  return idleMs >= resetMs - warningSeconds * 1000 ? 'warning' : 'active';
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
