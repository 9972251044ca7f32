import type { LoadPart } from '../parts/parts.ts';
import { CodeParts } from './code-parts.ts';
import { GuideState } from './guide-state.ts';
import { PlaceQueries } from './place-queries.ts';
import { contentCalls, type ContentCalls } from './content-calls.ts';
import { mapCalls, type MapCalls } from './map-calls.ts';
import { listCalls, type ListCalls } from './list-calls.ts';

/**
 * The guide's places and queries on them; runs in a worker (`connectEngine`), or on the main thread without
 * workers. `at` is an instant, ms, rounded to its quarter hour for current events and prohibitions.
 */
export interface Engine extends ContentCalls, MapCalls, ListCalls {}

/** Creates the engine: a plain object, whose calls the worker can spread. @param load loads parts of its code */
export function createEngine(load: LoadPart): Engine {
  const parts = new CodeParts(load, (name) => {
    if (parts.search && name === 'search') queries.search.use(parts.search);
    if (name === 'hours') state.joinAgain();
  });
  const state: GuideState = new GuideState(parts, () => queries.clear());
  const queries: PlaceQueries = new PlaceQueries(state);
  return { ...contentCalls(state, queries), ...mapCalls(state, queries), ...listCalls(state, queries) };
}
