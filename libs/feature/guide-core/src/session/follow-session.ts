import type { RemoteProps } from '@umkreis/contract/boot.ts';
import type { Store } from '../actions/map-actions.ts';
import { followBasemapClicks } from '../selected/basemap-clicks.ts';
import { inViewAtom } from '../results/in-view-atom.ts';
import { followDraft } from '../search-draft/search-draft.ts';
import { followLevel } from './follow-level.ts';
import { followNames } from './follow-names.ts';

/** Reactions of a session to its state that no component shows. @returns a function that unsubscribes */
export function followSession(store: Store, track: RemoteProps['track']): () => void {
  const stops = [
    followDraft(store, (searchText) => {
      if (searchText) track({ metric_key: 'filtered_list_search_string', metricValue: searchText });
    }),
    followNames(store),
    followLevel(store),
    followBasemapClicks(store),
    // The list stays loaded below a card: closing the card returns to the rows.
    store.sub(inViewAtom, () => undefined),
  ];
  return () => stops.forEach((stop) => stop());
}
