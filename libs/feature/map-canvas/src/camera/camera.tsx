import { useAtomValue } from 'jotai';
import { memo, useMemo } from 'react';
import { useChatPlaces } from '@umkreis/guide-core/chat/use-chat-places.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { foundSearchTextAtom, markedAtom, shortcutAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { clickedAtom, placeAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { streetOrBuildingAtom } from '@umkreis/guide-core/selected/streets-and-buildings.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { usePublished } from '@umkreis/guide-core/store/use-published.ts';
import { foundAtom, foundInChat } from './found-atom.ts';
import { useCamera } from './use-camera.ts';
import { useMapPadding } from './use-map-padding.ts';
import { paddingAtom } from '@umkreis/guide-core/map/view-atoms.ts';
import { useViewInAddress } from './use-view-in-address.ts';

/** Moves the camera. Subscribes to the store in its own component, so that nothing else re-renders. */
export const Camera = memo(function Camera() {
  const { boot, isKiosk } = useGuide();
  const map = useAtomValue(mapAtom);
  const results = useAtomValue(foundAtom);
  const chatPlaces = useChatPlaces();
  const chatTarget = useMemo(() => foundInChat(chatPlaces), [chatPlaces]);
  const found = results ?? chatTarget;
  const padding = useMapPadding();
  usePublished(paddingAtom, padding);
  useViewInAddress(map);
  useCamera(map, {
    boot,
    padding,
    isKiosk,
    clicked: useAtomValue(clickedAtom),
    place: useAtomValue(placeAtom),
    streetOrBuilding: useAtomValue(streetOrBuildingAtom),
    shortcut: useAtomValue(shortcutAtom),
    searchText: useAtomValue(foundSearchTextAtom),
    foundKey: found?.key ?? null,
    found,
    marked: useAtomValue(markedAtom),
  });
  return null;
});
