import { isKind, type Question } from '@umkreis/query-parser/question.ts';
import { byImportance } from '@umkreis/places/title-order.ts';
import { byDistance } from '../query/list-order.ts';
import type { Place } from '../places/place.ts';
import { openTest, whereTest } from '../search/condition-tests.ts';
import { isCalled } from '../search/find-location.ts';
import { matches, maxAnswered, nothing, type AnswerSource, type ChatAnswer } from './chat-answer.ts';
import { eventAnswer } from './event-answer.ts';

/** Answers with places and events of the branch only. Without a match it retries with fewer criteria. */
export function findAnswer(question: Question, source: AnswerSource): ChatAnswer {
  if (question.wantsReport) return reportAnswer(question, source);
  if (question.wantsEvents) return eventAnswer(question, source);
  const { openAt, searchText: words } = question;
  const hasAsks = question.requirements.length > 0;
  const { subject } = source;
  if (openAt && question.refersBack && subject && !words) return stateAnswer(subject, question, source);
  if (!hasAsks && !words && !openAt && !question.isNear && !question.where) return { ...nothing, kind: 'help' };
  if (question.prefersEvents && !question.wantsDepartures) {
    const events = eventAnswer(question, source);
    if (events.kind === 'events') return events;
  }
  if (openAt && words && !hasAsks) {
    const [first] = source.find(words);
    if (first && isCalled(first, words)) return stateAnswer(first, question, source);
  }
  const answer = placesAnswer(question, source);
  if (answer.kind === 'none' && words && !hasAsks) return eventAnswer({ ...question, at: null }, source);
  return question.wantsDepartures && answer.kind === 'places' ? { ...answer, kind: 'departures' } : answer;
}

function placesAnswer(question: Question, source: AnswerSource): ChatAnswer {
  const { openAt, searchText: words, where } = question;
  const hasAsks = question.requirements.length > 0;
  const candidates = words
    ? source.find(words)
    : source.places.filter(({ isPermanentlyClosed, item }) => !isPermanentlyClosed && isListable(item));
  const kinds = question.requirements.filter(isKind);
  const features = question.requirements.filter((ask) => !isKind(ask));
  /** Criteria that are both feature and category, such as pizza, stay when features are dropped. */
  const dishes = features.filter((ask) => ask.some(({ kind }) => kind !== 'tag'));
  const isOpen =
    openAt &&
    openTest({ at: openAt, isWholeDay: question.isOpenAllDay }, (at) => (place) => source.isOpen(place as Place, at));
  const open = (places: readonly Place[]) => (isOpen ? places.filter(isOpen) : places);
  const isThere = where ? whereTest(where) : () => true;

  const everywhere = candidates.filter(matches(kinds, features));
  const matching = everywhere.filter(isThere);
  const tries: [ChatAnswer['dropped'], () => readonly Place[]][] = [
    [null, () => open(matching)],
    ['open', () => (openAt ? matching : [])],
    [
      'features',
      () =>
        dishes.length < features.length && kinds.length + dishes.length > 0
          ? open(candidates.filter(matches(kinds, dishes)).filter(isThere))
          : [],
    ],
    ['where', () => (where && (hasAsks || words) ? open(everywhere) : [])],
    [
      'words',
      () =>
        words && hasAsks
          ? open(
              source.places
                .filter(({ isPermanentlyClosed }) => !isPermanentlyClosed)
                .filter(matches(kinds, features))
                .filter(isThere),
            )
          : [],
    ],
  ];
  const from = where?.how === 'near' ? where.at : source.position;
  const isNear = question.isNear || where?.how === 'near' || question.wantsDepartures;
  for (const [dropped, find] of tries) {
    const found = find();
    if (found.length === 0) continue;
    const keepsOrder = Boolean(words) && dropped !== 'words' && !isNear;
    const sorted = keepsOrder ? found : found.toSorted(from && (isNear || !openAt) ? byDistance(from) : byImportance);
    return { ...nothing, kind: 'places', places: sorted.slice(0, maxAnswered), total: found.length, dropped };
  }
  return nothing;

  /** Unnamed places are only listed if a category is requested: a car park has no name. */
  function isListable({ title }: Place['item']): boolean {
    return hasAsks || title !== '';
  }
}

/** Opening state of one place at the time in question. */
function stateAnswer(place: Place, question: Question, source: AnswerSource): ChatAnswer {
  const at = question.openAt!;
  const intervals = source.openingsOf(place, at);
  const isOpen = question.isOpenAllDay ? (intervals?.length ?? 0) > 0 : source.isOpen(place, at);
  return { ...nothing, kind: 'state', places: [place], total: 1, state: intervals && { isOpen, intervals } };
}

/** What is broken, the nearest first; the answer offers to report it. */
function reportAnswer(question: Question, source: AnswerSource): ChatAnswer {
  const found = placesAnswer({ ...question, openAt: null, isNear: source.position !== null }, source);
  const isClear = question.requirements.length > 0 && source.position !== null;
  return { ...nothing, kind: 'report', places: isClear ? found.places.slice(0, 3) : [] };
}
