import { kioskKeyPattern, kioskParameter } from '@umkreis/contract/kiosk-key.ts';

/**
 * The key in the start URL; null: a screen without identity. The URL survives when the browser loses its
 * storage.
 */
export function keyOfAddress(search: string): string | null {
  const given = new URLSearchParams(search).get(kioskParameter);
  return given && kioskKeyPattern.test(given) ? given : null;
}

/** The query that preserves the kiosk mode and its identity. @param level floor of the kiosk */
export function kioskQuery(key: string | null, level: string | null = null): string {
  const query = new URLSearchParams();
  if (key) query.set(kioskParameter, key);
  if (level) query.set('level', level);
  const text = query.toString();
  return text ? `?iskiosk&${text}` : '?iskiosk';
}
