import { createContext, useContext, type ComponentType } from 'react';
import type { Event } from '@umkreis/contract/event.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';

/** Buttons at the end of rows of places and events, which the surface provides. */
export interface RowActions {
  Place: ComponentType<{ place: Place }>;
  /** @param nanoId of the place where the event takes place */
  Event: ComponentType<{ event: Event; nanoId: string }>;
}

const RowActionsContext = createContext<RowActions | null>(null);

export const RowActionsProvider = RowActionsContext.Provider;

/** null: the surface has none. */
export const useRowActions = (): RowActions | null => useContext(RowActionsContext);
