import { atom } from 'jotai';
import type { Question } from '@umkreis/chat/question.ts';
import { openedAtom } from '../url/opened.ts';
import type { ChatAnswer } from '@umkreis/guide-engine/chat/chat-answer.ts';

/** A question and what came of it. */
export interface ChatEntry {
  text: string;
  question: Question | null;
  /** null: being looked up; 'failed': could not be */
  answer: ChatAnswer | 'failed' | null;
}

/** The conversation of this visit; only ever added to. */
export const chatHistoryAtom = atom<readonly ChatEntry[]>([]);
export const showChatCardAtom = openedAtom('chat');
/** nanoId of the place that 'this place' means: opened, or answered with, last */
export const chatSubjectAtom = atom<string | null>(null);
