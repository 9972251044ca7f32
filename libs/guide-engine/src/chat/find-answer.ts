import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { Wish } from '@umkreis/chat/chat-vocabulary.ts';
import { isKind, type Question } from '@umkreis/chat/question.ts';
import { byBegin, takesPlace } from '@umkreis/place-rules/current-events.ts';
import { byDistance } from '../asked/list-order.ts';
import { byImportance } from '@umkreis/place-rules/list-order.ts';
import type { Place } from '../places/place.ts';

export interface ChatAnswer {
  kind: 'places' | 'events' | 'none' | 'help';
  places: readonly Place[];
  events: readonly Event[];
  /** How many there are; the answer shows the best of them. */
  total: number;
  /** What had to be left out of the question for anything to match */
  dropped: 'open' | 'features' | 'words' | null;
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
  /** Calendar day of an instant on the branch's clock, YYYY-MM-DD */
  dayOf(at: Date): string;
  position: LngLat | null;
}

const MOST = 5;
const nothing: ChatAnswer = { kind: 'none', places: [], events: [], total: 0, dropped: null };

/** Answers with places and events of the branch and nothing else. What nothing matches is asked for again with less. */
export function findAnswer(question: Question, source: AnswerSource): ChatAnswer {
  if (question.wantsEvents) return eventAnswer(question, source);
  const hasAsks = question.asks.length > 0;
  if (!hasAsks && !question.words && !question.openAt && !question.isNear) return { ...nothing, kind: 'help' };
  const candidates = question.words
    ? source.find(question.words)
    : source.places.filter(({ isGone, item }) => !isGone && item.title);
  const kinds = question.asks.filter(isKind);
  const features = question.asks.filter((ask) => !isKind(ask));
  /** What is a feature and a kind at once, such as pizza, stays when features are left out. */
  const dishes = features.filter((ask) => ask.some(({ kind }) => kind !== 'tag'));
  const { openAt } = question;
  const open = (places: readonly Place[]) => (openAt ? places.filter((place) => source.isOpen(place, openAt)) : places);

  const asked = candidates.filter(matches(kinds, features));
  const tries: [ChatAnswer['dropped'], () => readonly Place[]][] = [
    [null, () => open(asked)],
    ['open', () => (openAt ? asked : [])],
    [
      'features',
      () =>
        dishes.length < features.length && kinds.length + dishes.length > 0
          ? open(candidates.filter(matches(kinds, dishes)))
          : [],
    ],
    [
      'words',
      () =>
        question.words && hasAsks
          ? open(source.places.filter(({ isGone }) => !isGone).filter(matches(kinds, features)))
          : [],
    ],
  ];
  for (const [dropped, find] of tries) {
    const found = find();
    if (found.length === 0) continue;
    const keepsOrder = Boolean(question.words) && dropped !== 'words' && !question.isNear;
    const sorted = keepsOrder
      ? found
      : found.toSorted(source.position && (question.isNear || !openAt) ? byDistance(source.position) : byImportance);
    return { kind: 'places', places: sorted.slice(0, MOST), events: [], total: found.length, dropped };
  }
  return nothing;
}

function eventAnswer(question: Question, source: AnswerSource): ChatAnswer {
  const byId = new Map(source.places.map((place) => [place.item.id, place]));
  const kinds = question.asks.filter(isKind);
  const features = question.asks.filter((ask) => !isKind(ask));
  const at = question.at;
  const words = question.words.toLowerCase();
  const fits = (event: Event): boolean => {
    if (!takesPlace(event)) return false;
    const place = byId.get(event.itemId);
    if (question.asks.length > 0 && !(place && matches(kinds, features)(place))) return false;
    if (words && !`${event.title} ${event.description} ${place?.item.title ?? ''}`.toLowerCase().includes(words))
      return false;
    if (!at) return true;
    const [day, first, last] = [at, new Date(event.dateBegin), new Date(event.dateEnd ?? event.dateBegin)].map(
      source.dayOf,
    ) as [string, string, string];
    return first <= day && day <= last;
  };
  const sorted = source.events.filter(fits).toSorted(byBegin);
  if (sorted.length > 0)
    return { kind: 'events', places: [], events: sorted.slice(0, MOST), total: sorted.length, dropped: null };
  const others = at ? source.events.toSorted(byBegin) : [];
  return others.length > 0
    ? { kind: 'events', places: [], events: others.slice(0, MOST), total: others.length, dropped: 'open' }
    : nothing;
}

/** One of the kinds, and every feature. */
function matches(kinds: Question['asks'], features: Question['asks']): (place: Place) => boolean {
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
