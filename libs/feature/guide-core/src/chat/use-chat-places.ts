import { useAtomValue } from 'jotai';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { chatHistoryAtom, showChatCardAtom } from './chat-history.ts';

const none: readonly Place[] = [];

/** Places of the last answer while the chat is open, for the map. */
export function useChatPlaces(): readonly Place[] {
  const isOpen = useAtomValue(showChatCardAtom);
  const answer = useAtomValue(chatHistoryAtom).at(-1)?.answer;
  return isOpen && answer && answer !== 'failed' ? answer.places : none;
}
