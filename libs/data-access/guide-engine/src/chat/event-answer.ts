import type { Event } from '@umkreis/contract/event.ts';
import { isKind, type Question } from '@umkreis/query-parser/question.ts';
import { stem } from '@umkreis/search/stem.ts';
import { byStart, takesPlace } from '@umkreis/places/events/current-events.ts';
import { collapse, fold } from '@umkreis/search/fold.ts';
import { tokenize as wordsOf } from '@umkreis/search/words.ts';
import { matches, maxAnswered, nothing, type AnswerSource, type ChatAnswer } from './chat-answer.ts';

/** German stems of English words, because event titles may only be in German */
const german: Readonly<Record<string, string>> = {
  cooking: 'koch',
  demonstration: 'vorfuhr',
  demo: 'vorfuhr',
  show: 'schau',
  concert: 'konzert',
  market: 'markt',
  flea: 'floh',
  reading: 'lesung',
  movie: 'film',
  tour: 'fuhrung',
  guided: 'fuhrung',
  fair: 'messe',
  fashion: 'mode',
  tasting: 'degust',
  dance: 'tanz',
  exhibition: 'ausstell',
  christmas: 'weihnacht',
  spring: 'fruhling',
  swimming: 'schwimm',
  breakfast: 'fruhstuck',
};

/** Events on the day in question, or the next ones; filtered by words if there are any. */
export function eventAnswer(question: Question, source: AnswerSource): ChatAnswer {
  const byId = new Map(source.places.map((place) => [place.item.id, place]));
  const kinds = question.requirements.filter(isKind);
  const features = question.requirements.filter((ask) => !isKind(ask));
  const { at } = question;
  const isMatch = matches(kinds, features);
  const stems = wordsOf(question.searchText).map((word) => [stem(word), german[collapse(fold(word))]]);
  const fits = (event: Event): boolean => {
    if (!takesPlace(event)) return false;
    const place = byId.get(event.itemId);
    if (question.requirements.length > 0 && !(place && isMatch(place))) return false;
    const text = collapse(fold(`${event.title} ${event.description} ${place?.item.title ?? ''}`));
    if (!stems.every((forms) => forms.some((form) => form !== undefined && text.includes(form)))) return false;
    if (!at) return true;
    const [day, first, last] = [at, new Date(event.dateBegin), new Date(event.dateEnd ?? event.dateBegin)].map(
      source.dayOf,
    ) as [string, string, string];
    return first <= day && day <= last;
  };
  const sorted = source.events.filter(fits).toSorted(byStart);
  if (sorted.length > 0)
    return { ...nothing, kind: 'events', events: sorted.slice(0, maxAnswered), total: sorted.length };
  const others = at && question.wantsEvents ? source.events.toSorted(byStart) : [];
  return others.length > 0
    ? { ...nothing, kind: 'events', events: others.slice(0, maxAnswered), total: others.length, dropped: 'open' }
    : nothing;
}
