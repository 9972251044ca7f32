import type { ContentState } from '@umkreis/content/content-state.ts';
import { hoursPlaceOf } from '@umkreis/content/place-of.ts';
import type { KioskScreenTimes } from '@umkreis/contract/kiosk-screen-times.ts';
import { invalidField } from '../http/problem-error.ts';
import { hoursError } from '../item-parts/hours-error.ts';

/** @throws ProblemError 400 for hours that are not opening-hours syntax */
export async function checkScreenTimes(
  content: ContentState,
  branchShortId: number,
  times: KioskScreenTimes | null,
): Promise<void> {
  if (times?.by !== 'hours') return;
  const error = await hoursError(times.hours, { lat: 0, lon: 0, ...hoursPlaceOf(content)(branchShortId) });
  if (error) throw invalidField('/screenTimes/hours', error);
}
