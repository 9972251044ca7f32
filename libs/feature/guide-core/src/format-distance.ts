import type { Language } from '@umkreis/contract/boot.ts';
import { numberText } from '@umkreis/i18n/number-text.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { distanceKm } from '@umkreis/geometry/distance.ts';

/** Straight-line distance: '350 m', '2.4 km', '18 km'. */
export const formatDistance = (from: LngLat, to: LngLat, language: Language): string =>
  kmText(distanceKm(from, to), language);

/** The same for a distance in km. */
export function kmText(km: number, language: Language): string {
  if (km < 0.995) return `${Math.max(10, Math.round(km * 100) * 10)} m`;
  return `${numberText(km, language, km < 10 ? 1 : 0)} km`;
}
