import type { Bilingual } from '@umkreis/contract/ref.ts';
import type { OpeningPlace } from './opening-place.ts';
import { openingState, type OpeningState } from './opening-state.ts';
import { isPermanentlyClosed } from './permanently-closed.ts';
import { stateText } from './state-texts.ts';

type OpeningTagKey = 'open' | 'closedNow' | 'closedToday' | 'openEnd' | 'unknown' | 'permanentlyClosed';

export interface OpeningTag extends OpeningState {
  key: OpeningTagKey;
  text: Bilingual;
  color: 'ohOpen' | 'ohClosed' | 'ohChanging';
}

const tags: Record<OpeningTagKey, Pick<OpeningTag, 'text' | 'color'>> = {
  open: { text: stateText('open'), color: 'ohOpen' },
  closedNow: { text: stateText('closedNow'), color: 'ohClosed' },
  closedToday: { text: stateText('closedToday'), color: 'ohClosed' },
  openEnd: { text: stateText('openEnd'), color: 'ohChanging' },
  unknown: { text: stateText('unknown'), color: 'ohChanging' },
  permanentlyClosed: { text: stateText('permanentlyClosed'), color: 'ohClosed' },
};

/**
 * The opening-hours tag (inPlace) of an item.
 * @param hours value of its detail 'hours'
 * @param closedSince its datePermanentlyClosed
 * @returns undefined for an item without hours, or with unreadable ones, which count as closed: the tag has no text
 */
export function openingTag(
  hours: string | undefined,
  closedSince: string | null | undefined,
  at: Date,
  place: OpeningPlace,
): OpeningTag | undefined {
  if (isPermanentlyClosed(closedSince, at, place.timeZone)) {
    return {
      state: 'closed',
      nextChange: undefined,
      changesToday: false,
      comment: undefined,
      key: 'permanentlyClosed',
      ...tags.permanentlyClosed,
    };
  }
  if (!hours?.trim()) return undefined;
  const state = openingState(hours, at, place);
  if (state.state === 'invalid') return undefined;
  const key = keyOf(state);
  return { ...state, key, ...tags[key] };
}

function keyOf({ state, changesToday }: OpeningState): OpeningTagKey {
  if (state === 'open' || state === 'openEnd' || state === 'unknown') return state;
  return changesToday ? 'closedNow' : 'closedToday';
}
