import { useState } from 'react';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import type { PlaceHit } from '@umkreis/map-view/behaviours/place-at.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { selectionUrl } from '../state/selection-url.ts';
import type { MapNavigation } from '../state/use-map-navigation.ts';

export interface PlaceClicks {
  /** nanoId of what was just clicked on the map: it is seen already */
  clicked: string | null;
  /** The place of the row that the mouse is on */
  pointed: Place | null;
  setPointed(place: Place | null): void;
  /** A click on the map */
  onPlace(hit: PlaceHit): void;
  onRow(place: Place): void;
}

/** What leads to a place: its symbol, its row. In a frame it opens in a window of its own. */
export function usePlaceClicks({ openPlace }: Pick<MapNavigation, 'openPlace'>): PlaceClicks {
  const { boot, data, track, isInIframe } = useGuide();
  const [clicked, setClicked] = useState<string | null>(null);
  const [pointed, setPointed] = useState<Place | null>(null);
  const lead = (nanoId: string, title: string) => {
    if (!isInIframe) return openPlace(nanoId, title);
    track({ metric_key: 'map_escape_click' });
    open(selectionUrl(boot, { kind: 'place', nanoId }, title), '_blank', 'noopener');
  };
  const onPlace = useStableCallback(({ nanoId, kind, label }: PlaceHit) => {
    setClicked(nanoId);
    const told = (id: string) =>
      track({ metric_key: kind === 'way' ? 'map_item_way_click' : 'map_item_click', item_id: id });
    data.engine.place(nanoId, Date.now()).then(
      (one) => told(one?.place.item.id ?? nanoId),
      () => told(nanoId),
    );
    // the second line of a label says more than the name
    lead(nanoId, label.split('\n', 1)[0]!);
  });
  const onRow = useStableCallback(({ item }: Place) => {
    track({ metric_key: 'filtered_list_item_click', item_id: item.id });
    setPointed(null);
    setClicked(null);
    lead(item.nanoId, item.title);
  });
  return { clicked, pointed, setPointed, onPlace, onRow };
}
