import { kioskKeyPattern, kioskParameter } from '@umkreis/contract/kiosk-key.ts';

/** The key in the start address; null: a screen without identity. It outlives whatever the browser loses. */
export function keyOfAddress(search: string): string | null {
  const given = new URLSearchParams(search).get(kioskParameter);
  return given && kioskKeyPattern.test(given) ? given : null;
}

/** The query that keeps a page a kiosk, and this one. @param level floor it stands on */
export function kioskQuery(key: string | null, level: string | null = null): string {
  const query = new URLSearchParams();
  if (key) query.set(kioskParameter, key);
  if (level) query.set('level', level);
  const rest = query.toString();
  return rest ? `?iskiosk&${rest}` : '?iskiosk';
}
