import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Criterion } from '@umkreis/query-parser/chat-vocabulary.ts';
import type { Question } from '@umkreis/query-parser/question.ts';
import type { HoursInterval } from '@umkreis/opening-hours/week-hours.ts';
import type { Place } from '../places/place.ts';

export interface ChatAnswer {
  /** state: opening state of one place; departures: stops; report: what is broken, and where to report it */
  kind: 'places' | 'events' | 'state' | 'departures' | 'report' | 'none' | 'help';
  places: readonly Place[];
  events: readonly Event[];
  /** Number of all results; the answer shows the best ones. */
  total: number;
  /** The criterion that was dropped to get any results */
  dropped: 'open' | 'features' | 'words' | 'where' | null;
  /** Opening state of one place at the time in question; null: unknown */
  state?: { isOpen: boolean; intervals: readonly HoursInterval[] } | null;
  /** The answer in a language model's words, if one is configured */
  text?: string;
}

export interface AnswerSource {
  places: readonly Place[];
  /** Events of the branch that have not ended */
  events: readonly Event[];
  /** Finds places by text, best first. */
  find(searchText: string): readonly Place[];
  isOpen(place: Place, at: Date): boolean;
  /** Openings of a place on the day of an instant, in its time zone; null: unknown */
  openingsOf(place: Place, at: Date): readonly HoursInterval[] | null;
  /** Calendar day of an instant in the branch's time zone, YYYY-MM-DD */
  dayOf(at: Date): string;
  position: LngLat | null;
  /** The place that 'this' refers to: opened or mentioned last */
  subject: Place | null;
}

export const maxAnswered = 5;
export const nothing: ChatAnswer = { kind: 'none', places: [], events: [], total: 0, dropped: null };

/** Tests for one of the categories and all features. */
export function matches(
  kinds: Question['requirements'],
  features: Question['requirements'],
): (place: Place) => boolean {
  return (place) =>
    (kinds.length === 0 || kinds.some((criteria) => criteria.some((criterion) => grants(place, criterion)))) &&
    features.every((criteria) => criteria.some((criterion) => grants(place, criterion)));
}

function grants({ categories, item }: Place, criterion: Criterion): boolean {
  switch (criterion.kind) {
    case 'main':
      return categories.some(({ mainCategory }) => mainCategory === criterion.mainCategory);
    case 'sub':
      return categories.some(({ subCategory }) => criterion.subCategories.includes(subCategory));
    case 'tag':
      return item.tags?.some((id) => criterion.tagIds.includes(id)) ?? false;
  }
}
