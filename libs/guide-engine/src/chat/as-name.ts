import type { Question } from '@umkreis/chat/question.ts';
import { words as wordsOf } from '@umkreis/search/words.ts';
import type { FindPlaces } from '../search/understanding.ts';
import { isCalled } from '../search/whereabouts.ts';

/** A question for what is called as its words are, whatever kinds they may name: 'Küchen Thaler' sells no cake. */
export async function asName(question: Question, find: FindPlaces): Promise<Question> {
  const { said } = question;
  if (question.asks.length === 0 || wordsOf(said).length < 2) return question;
  const isName = (await find(said)).some((place) => isCalled(place, said));
  return isName ? { ...question, asks: [], words: said } : question;
}
