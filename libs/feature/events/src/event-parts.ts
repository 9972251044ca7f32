import type { ComponentType } from 'react';
import type { Event } from '@umkreis/contract/event.ts';

/** Parts of an event that belong to other features; the app passes those it offers. */
export interface EventParts {
  /**
   * Remembers the event; without it the row doesn't offer that.
   * @param nanoId of the place where it takes place
   */
  RememberEvent?: ComponentType<{ event: Event; nanoId: string; className: string }> | undefined;
}
