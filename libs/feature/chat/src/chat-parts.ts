import type { ComponentType } from 'react';
import type { Event } from '@umkreis/contract/event.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';

/** Parts of an answer that belong to other features; the app passes them. */
export interface ChatParts {
  PlaceRow: ComponentType<{
    place: Place;
    at: Date | null;
    distance?: string | undefined;
    onSelect(place: Place): void;
  }>;
  EventRow: ComponentType<{ event: Event }>;
  /** The next departures at a stop */
  Departures: ComponentType<{ place: Place }>;
}
