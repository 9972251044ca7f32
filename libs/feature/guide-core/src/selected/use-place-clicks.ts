import { useSetAtom } from 'jotai';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useGuide } from '../guide-context.tsx';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { useMapActions } from '../actions/map-actions.ts';
import { selectionUrl } from '../selection/selection-url.ts';
import { clickedAtom, hoveredAtom } from './selected-atoms.ts';

export interface PlaceClicks {
  /** A click on the map. label: of the symbol, its first line is the name */
  onPlace(clicked: { nanoId: string; kind: 'point' | 'way' | 'polygon'; label: string }): void;
  onRow(place: Place): void;
}

/** Opens a place after a click on its symbol or row; in a frame in a new window. */
export function usePlaceClicks(): PlaceClicks {
  const { boot, data, track, isInIframe } = useGuide();
  const { openPlace } = useMapActions();
  const setClicked = useSetAtom(clickedAtom);
  const setHovered = useSetAtom(hoveredAtom);
  const lead = (nanoId: string, title: string) => {
    if (!isInIframe) return openPlace(nanoId, title);
    track({ metric_key: 'map_escape_click' });
    open(selectionUrl(boot, { kind: 'place', nanoId }, title), '_blank', 'noopener');
  };
  const onPlace = useStableCallback(({ nanoId, kind, label }: Parameters<PlaceClicks['onPlace']>[0]) => {
    setClicked(nanoId);
    const trackClick = (id: string) =>
      track({ metric_key: kind === 'way' ? 'map_item_way_click' : 'map_item_click', item_id: id });
    data.engine.place(nanoId, Date.now()).then(
      (one) => trackClick(one?.place.item.id ?? nanoId),
      () => trackClick(nanoId),
    );
    // Only the first line of a label is the name.
    lead(nanoId, label.split('\n', 1)[0]!);
  });
  const onRow = useStableCallback(({ item }: Place) => {
    track({ metric_key: 'filtered_list_item_click', item_id: item.id });
    setHovered(null);
    setClicked(null);
    lead(item.nanoId, item.title);
  });
  return { onPlace, onRow };
}
