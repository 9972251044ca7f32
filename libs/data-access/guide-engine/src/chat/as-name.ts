import type { Question } from '@umkreis/query-parser/question.ts';
import { tokenize as wordsOf } from '@umkreis/search/words.ts';
import type { FindPlaces } from '../search/understanding.ts';
import { isCalled } from '../search/find-location.ts';

/**
 * Treats a question as a name if a place is called like that, whatever categories its words mean: 'Küchen Thaler'
 * is a shop, not a request for cake.
 */
export async function asName(question: Question, find: FindPlaces): Promise<Question> {
  const { possibleName: said } = question;
  if (question.requirements.length === 0 || wordsOf(said).length < 2) return question;
  const isName = (await find(said)).some((place) => isCalled(place, said));
  return isName ? { ...question, requirements: [], searchText: said } : question;
}
