import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Wish } from '@umkreis/chat/chat-vocabulary.ts';
import type { Question } from '@umkreis/chat/question.ts';
import type { HoursInterval } from '@umkreis/opening-hours/week-hours.ts';
import type { Place } from '../places/place.ts';

export interface ChatAnswer {
  /** state: whether one place is open; departures: stops; report: what is broken, and where that is told */
  kind: 'places' | 'events' | 'state' | 'departures' | 'report' | 'none' | 'help';
  places: readonly Place[];
  events: readonly Event[];
  /** How many there are; the answer shows the best of them. */
  total: number;
  /** What had to be left out of the question for anything to match */
  dropped: 'open' | 'features' | 'words' | 'where' | null;
  /** Of one place at the time asked about; null: nobody knows */
  state?: { isOpen: boolean; intervals: readonly HoursInterval[] } | null;
  /** The answer in a model's words, where one is configured */
  text?: string;
}

export interface AnswerSource {
  places: readonly Place[];
  /** Events of the branch that have not ended */
  events: readonly Event[];
  /** Places that match words, best first */
  find(words: string): readonly Place[];
  isOpen(place: Place, at: Date): boolean;
  /** Openings of a place on the day of an instant, by its own clock; null: not known */
  openingsOf(place: Place, at: Date): readonly HoursInterval[] | null;
  /** Calendar day of an instant on the branch's clock, YYYY-MM-DD */
  dayOf(at: Date): string;
  position: LngLat | null;
  /** The place that 'this' means: looked at or told of last */
  subject: Place | null;
}

export const mostAnswered = 5;
export const nothing: ChatAnswer = { kind: 'none', places: [], events: [], total: 0, dropped: null };

/** One of the kinds, and every feature. */
export function matches(kinds: Question['asks'], features: Question['asks']): (place: Place) => boolean {
  return (place) =>
    (kinds.length === 0 || kinds.some((ask) => ask.some((wish) => grants(place, wish)))) &&
    features.every((ask) => ask.some((wish) => grants(place, wish)));
}

function grants({ categories, item }: Place, wish: Wish): boolean {
  switch (wish.kind) {
    case 'main':
      return categories.some(({ mainCategory }) => mainCategory === wish.mainCategory);
    case 'sub':
      return categories.some(({ subCategory }) => wish.subCategories.includes(subCategory));
    case 'tag':
      return item.tags?.some((id) => wish.tagIds.includes(id)) ?? false;
  }
}
