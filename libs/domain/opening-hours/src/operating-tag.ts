import type { Bilingual } from '@umkreis/contract/ref.ts';
import { isOpen } from './hours-timeline.ts';
import type { OpeningPlace } from './opening-place.ts';
import { openingState } from './opening-state.ts';
import { isPermanentlyClosed } from './permanently-closed.ts';
import { stateText } from './state-texts.ts';

export interface OperatingTag {
  isOperating: boolean;
  nextChange: Date | undefined;
  text: Bilingual;
  color: 'ohOpen' | 'ohClosed';
}

/**
 * The operating tag (isOperating) of a lift or line.
 * @param operatingHours value of its detail 'operatingHours'
 * @returns undefined without operating hours
 */
export function operatingTag(
  operatingHours: string | undefined,
  closedSince: string | null | undefined,
  at: Date,
  place: OpeningPlace,
): OperatingTag | undefined {
  if (!operatingHours?.trim()) return undefined;
  const { state, nextChange } = openingState(operatingHours, at, place);
  const isOperating = isOpen(state) && !isPermanentlyClosed(closedSince, at, place.timeZone);
  return isOperating
    ? { isOperating, nextChange, text: stateText('operating'), color: 'ohOpen' }
    : { isOperating, nextChange, text: stateText('notOperating'), color: 'ohClosed' };
}
