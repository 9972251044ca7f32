import type { ComponentType } from 'react';
import type { Item } from '@umkreis/contract/item.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';

/** Parts of a place's card that belong to other features; the app passes those it offers. */
export interface PlaceCardParts {
  ShareAction: ComponentType<{ title: string }>;
  /** Remembers the place; without it the card doesn't offer that. */
  RememberPlace?: ComponentType<{ place: Place }>;
  /** Offers to save the guide before a walk; without it the card doesn't. */
  WalkOffer?: ComponentType<{ place: Place }>;
  /** The contests that the place takes part in */
  ContestChips: ComponentType<{ place: Place }>;
  /** The next departures at a stop */
  Departures: ComponentType<{ place: Place }>;
  PlaceEvents: ComponentType<{ place: Place }>;
  /** The button to suggest a change; without it the card offers none. */
  ProposeChange?: ComponentType<{ place: Place; item: Item }>;
}
