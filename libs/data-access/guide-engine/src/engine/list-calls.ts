import type { Question } from '@umkreis/query-parser/question.ts';
import type { Where } from '@umkreis/query-parser/where.ts';
import type { Place } from '../places/place.ts';
import { facetsOf, type Facets } from '../results/facets.ts';
import { inView, type View } from '../results/in-view.ts';
import { onePlace, type OnePlace } from '../results/one-place.ts';
import { placesByNanoId, type PlacesByNanoId } from '../results/places-by-nano-id.ts';
import { rowsOf, type Page, type Rows } from '../results/rows.ts';
import type { PlaceQuery } from '../query/place-query.ts';
import type { ChatAnswer } from '../chat/chat-answer.ts';
import type { GuideState } from './guide-state.ts';
import type { PlaceQueries } from './place-queries.ts';
import { answerQuestion } from './answer-question.ts';

/** Calls for lists and cards: pages of results, filter counts, single places and answers to questions. */
export interface ListCalls {
  /** A page of the results. @throws ApiError, OvertakenError in a branch loaded as tiles */
  rows(placeQuery: PlaceQuery, page: Page): Promise<Rows>;
  /** null in a branch loaded as tiles with too many places to evaluate their opening hours */
  facets(placeQuery: PlaceQuery, groupIds: readonly number[] | undefined): Promise<Facets | null>;
  /** Places in a part of the map, the most important first. @param view null: everywhere */
  inView(placeQuery: PlaceQuery, look: { view: View | null; level: string | null }, page: Page): Promise<Rows>;
  place(nanoId: string, at: number): OnePlace | null;
  /** Places of the branch with these ids, in their order */
  placesById(ids: readonly string[], at: number): readonly Place[];
  /** Places of the branch by their public ids, also those that only the API has */
  placesByNanoId(nanoIds: readonly string[], at: number): Promise<PlacesByNanoId>;
  /** The first places with a title and a picture. */
  pictured(count: number): readonly Place[];
  /** Resolves the name after 'in' or 'near'; null: no match. Needs the search part. */
  findLocation(how: Where['how'], name: string, at: number): Promise<Where | null>;
  /**
   * Answers a question with places and events. Needs both parts.
   * @param subject nanoId of the place that 'this' refers to; null: none
   */
  answer(question: Question, placeQuery: PlaceQuery, subject: string | null): Promise<ChatAnswer>;
}

export function listCalls(state: GuideState, queries: PlaceQueries): ListCalls {
  const { tiled } = queries;
  return {
    async rows(placeQuery, page) {
      const isOpen = queries.openFor(placeQuery, page.order);
      if (queries.isServedByApi(placeQuery)) {
        const reading = await queries.readTiled(placeQuery);
        return tiled.rows(queries.tiledContent(placeQuery.at), placeQuery, page, isOpen, reading);
      }
      const found = await queries.find(placeQuery);
      const { isByName, reading } = found;
      return rowsOf(found, page, { position: placeQuery.position, isOpen, isByName, understood: reading.conditions });
    },
    async facets(placeQuery, groupIds) {
      const how = { groupIds, isOpen: state.openAt(placeQuery.at) };
      if (queries.isServedByApi(placeQuery))
        return tiled.facets(queries.tiledContent(placeQuery.at), placeQuery, how, await queries.readTiled(placeQuery));
      return (
        state.content &&
        facetsOf((await queries.find(placeQuery)).all, placeQuery.filter, state.guide(placeQuery.at), how)
      );
    },
    async inView(placeQuery, { view, level }, page) {
      if (queries.isServedByApi(placeQuery))
        return tiled.inView(queries.tiledContent(placeQuery.at), placeQuery, view, page);
      const seen = inView(await queries.find(placeQuery), view, level);
      const isOpen = queries.openFor(placeQuery, page.order);
      return rowsOf({ all: seen, left: seen }, page, { position: placeQuery.position, isOpen, isByName: false });
    },
    place: (nanoId, at) => onePlace(state.guide(at), nanoId),
    placesById: (ids, at) => ids.flatMap((id) => state.guide(at).byId.get(id) ?? []),
    async placesByNanoId(nanoIds, at) {
      if (!state.content) return { places: [], failed: nanoIds };
      const { where } = state.content;
      return placesByNanoId({ where, guide: state.guide(at), join: (items) => state.joinItems(items, at) }, nanoIds);
    },
    pictured(count) {
      const { places } = state.anyGuide();
      return places.filter(({ item }) => item.image && item.title).slice(0, count);
    },
    findLocation: (how, name, at) => queries.findLocation(how, name, at),
    answer: (question, placeQuery, subject) => answerQuestion({ state, queries, placeQuery, subject }, question),
  };
}
