import { atom } from 'jotai';
import type { Language } from '@umkreis/contract/boot.ts';
import type { Question } from '@umkreis/query-parser/question.ts';
import { openedAtom } from '../address/opened.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { ChatAnswer } from '@umkreis/guide-engine/chat/chat-answer.ts';

/** A question and its answer. */
export interface ChatEntry {
  text: string;
  /** Language of the answer */
  language: Language;
  question: Question | null;
  /** null: loading; 'failed': could not be loaded */
  answer: ChatAnswer | 'failed' | null;
}

/** The conversation of this session; append-only */
export const chatHistoryAtom = atom<readonly ChatEntry[]>([]);

/** Text typed into the chat's field and not sent yet; stays when the chat is closed */
export const chatDraftAtom = atom('');
export const showChatCardAtom = openedAtom('chat');
const noPlaces: readonly Place[] = [];

/** Places of the last answer while the chat is open, for the map */
export const chatPlacesAtom = atom((get) => {
  const answer = get(showChatCardAtom) ? get(chatHistoryAtom).at(-1)?.answer : null;
  return answer && answer !== 'failed' ? answer.places : noPlaces;
});

/** nanoId of the place that 'this place' refers to: the one opened or given as an answer last */
export const chatSubjectAtom = atom<string | null>(null);
