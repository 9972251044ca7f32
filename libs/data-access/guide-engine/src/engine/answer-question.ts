import type { Question } from '@umkreis/query-parser/question.ts';
import type { Place } from '../places/place.ts';
import { currentEvents } from '@umkreis/places/events/current-events.ts';
import { openingPlaceOf, timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { onePlace } from '../results/one-place.ts';
import type { PlaceQuery } from '../query/place-query.ts';
import type { ChatAnswer } from '../chat/chat-answer.ts';
import { openPlaces } from '../hours/open-places.ts';
import type { Parts } from '../parts/parts.ts';
import type { GuideState } from './guide-state.ts';
import type { PlaceQueries } from './place-queries.ts';

interface AnswerContext {
  state: GuideState;
  queries: PlaceQueries;
  placeQuery: PlaceQuery;
  /** nanoId of the place that 'this' refers to; null: none */
  subject: string | null;
}

/** Answers a question with places and events. @throws Error if a part isn't loaded */
export async function answerQuestion(
  { state, queries, placeQuery, subject }: AnswerContext,
  given: Question,
): Promise<ChatAnswer> {
  const { content, events, parts } = state;
  const { search: code, hours } = parts;
  if (!code || !hours || !content) throw new Error("The code for answering questions isn't loaded. Call use() first.");
  const { where } = content;
  const question = await code.asName(given, queries.finder(placeQuery.at));
  const found = await foundFor(question, { state, queries, placeQuery }, code);
  return code.findAnswer(question, {
    places: state.isTiled
      ? found
      : (await queries.find({ ...placeQuery, words: '', position: null })).all.map(({ place }) => place),
    events: currentEvents(events.list, placeQuery.at),
    find: () => found,
    isOpen: (place, when) => openPlaces(hours, where, when)(place),
    openingsOf: ({ item, isPermanentlyClosed }, when) =>
      isPermanentlyClosed || !item.details?.hours
        ? null
        : (hours.weekHours(item.details.hours, when, openingPlaceOf(where, item), 'today')?.[0]?.intervals ?? null),
    subject: subject ? (onePlace(state.guide(placeQuery.at), subject)?.place ?? null) : null,
    dayOf: (when) => code.dayInZone(when, timeZoneOf(where)),
    position: placeQuery.position,
  });
}

/** Places that match the text of a question; in a tiled branch those that match all of it. */
async function foundFor(
  question: Question,
  { state, queries, placeQuery }: Omit<AnswerContext, 'subject'>,
  code: Parts['search'],
): Promise<readonly Place[]> {
  const { at, position } = placeQuery;
  if (state.isTiled) {
    const query = code.tiledQuestion(question, state.content!.names.categories, position);
    return queries.tiled.first(queries.tiledContent(at), query);
  }
  if (!question.searchText) return [];
  const { hits } = await queries.search.find(question.searchText, position, state.guide(at));
  return hits
    .filter(({ place, terms }) => !place.isPermanentlyClosed && code.tellsEnough(question.searchText, terms ?? []))
    .map(({ place }) => place);
}
