import { useAtomValue } from 'jotai';
import { memo, useMemo } from 'react';
import { extentOf } from '@umkreis/guide-engine/answers/extent.ts';
import { useChatPlaces } from '@umkreis/guide/chat/use-chat-places.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { resultsAtom } from '../results/results-atoms.ts';
import type { Results } from '../results/use-results.ts';
import { clickedAtom, groundAtom, placeAtom } from '../selected/selected-atoms.ts';
import { mapAtom } from '../state/map-atoms.ts';
import { usePublished } from '../state/use-published.ts';
import type { FoundPlaces } from './found-target.ts';
import { useCamera } from './use-camera.ts';
import { useMapPadding } from './use-map-padding.ts';
import { paddingAtom } from './view-atoms.ts';
import { useViewInAddress } from './use-view-in-address.ts';

/** Where the map looks. It follows the store, and nothing of the page is drawn for it. */
export const Camera = memo(function Moves() {
  const { boot, isKiosk } = useGuide();
  const map = useAtomValue(mapAtom);
  const results = useAtomValue(resultsAtom);
  const said = useChatPlaces();
  const found = useMemo(() => foundIn(results) ?? saidIn(said), [results, said]);
  const padding = useMapPadding();
  usePublished(paddingAtom, padding);
  useViewInAddress(map);
  useCamera(map, {
    boot,
    padding,
    isKiosk,
    clicked: useAtomValue(clickedAtom),
    place: useAtomValue(placeAtom),
    ground: useAtomValue(groundAtom),
    shortcut: results?.topic.shortcut ?? null,
    words: results?.words ?? '',
    foundKey: found?.key ?? null,
    found,
    marked: results?.list.marked ?? nowhere,
  });
  return null;
});

const nowhere: readonly never[] = [];
/** So many of the first decide whether something of a narrowed map is seen. */
const best = 5;

type Found = FoundPlaces & { key: string };
const placeAt = ({ item }: Place): LngLat => [item.lon, item.lat];

/** null: nothing is asked for, not answered yet, or there is nothing */
function foundIn(results: Results | null): Found | null {
  if (!results?.asked || !results.list.isCurrent || !results.list.extent) return null;
  const { words, topic, filter, list } = results;
  const chosen = words ? null : (topic.shortcut?.id ?? topic.tag?.id ?? topic.list?.id ?? null);
  return {
    key: JSON.stringify([words, chosen, filter]),
    extent: list.extent!,
    best: (list.rows ?? nowhere).slice(0, best).map(({ place }) => placeAt(place)),
    isChosen: chosen !== null,
  };
}

/** Places of the chat's last answer */
function saidIn(places: readonly Place[]): Found | null {
  const extent = extentOf(places.map(placeAt));
  if (!extent) return null;
  return { key: places.map(({ item }) => item.id).join(), extent, best: places.map(placeAt), isChosen: true };
}
