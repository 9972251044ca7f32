import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Store } from '@umkreis/guide-core/actions/map-actions.ts';
import { addressWithoutViewAtom, fixedViewAddressAtom, isMovedAtom } from '@umkreis/guide-core/map/view-atoms.ts';
import { highlightedPlacesAtom } from '@umkreis/guide-core/results/highlighted-places-atom.ts';
import { markedAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { clickedAtom, placeAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { streetOrBuildingAtom } from '@umkreis/guide-core/selected/streets-and-buildings.ts';
import { bootAtom, isKioskAtom } from '@umkreis/guide-core/store/surface.ts';
import type { CameraTarget } from '@umkreis/map-core/camera/camera-target.ts';
import { isInView, moveCamera } from '@umkreis/map-core/camera/move-camera.ts';
import { cameraFoundAtom, cameraInputAtom, type CameraInput } from './camera-input.ts';
import { foundInPanel } from './found-atom.ts';
import { foundTarget } from './found-target.ts';
import { paddingAtom } from './padding-atom.ts';
import { placeTarget, shortcutTarget, streetOrBuildingTarget } from './targets.ts';

const settle = 700;
const nothing: CameraInput = {
  placeId: null,
  streetOrBuildingId: null,
  topic: null,
  foundKey: null,
  searchText: '',
  fit: 0,
  padding: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** Moves the camera to what is selected or found. Nothing else moves it. @returns a function that stops it */
export function followSelection(store: Store, map: MapLibreMap): () => void {
  const steps = cameraSteps(store, map);
  let last = nothing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    const [before, now] = [last, store.get(cameraInputAtom)];
    last = now;
    if (now.placeId !== before.placeId) steps.toPlace();
    if (now.streetOrBuildingId !== before.streetOrBuildingId) steps.toStreetOrBuilding();
    if (now.topic !== before.topic) steps.toTopic(now);
    if (JSON.stringify(now.padding) !== JSON.stringify(before.padding)) steps.keepInView();
    if (now.fit !== before.fit) steps.toHighlighted();
    else if (now.foundKey !== before.foundKey || now.searchText !== before.searchText) steps.toFound(now);
  };
  // Going back restores the view first, which fixes it: other listeners of the event run before.
  const runSoon = () => {
    timer ??= setTimeout(run);
  };
  const unsubscribe = store.sub(cameraInputAtom, runSoon);
  run();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    steps.stop();
  };
}

function cameraSteps({ get, set }: Store, map: MapLibreMap) {
  const boot = get(bootAtom)!;
  const isIndoors = (boot.branch?.levels.length ?? 0) > 0;
  const fitsFound = boot.branch?.fitsFound ?? true;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const move = (target: CameraTarget | null) => {
    if (!target || get(fixedViewAddressAtom) === get(addressWithoutViewAtom)) return;
    moveCamera(map, target, { padding: get(paddingAtom), isKiosk: get(isKioskAtom) });
  };
  /** Keeps the selection visible when a panel opens or grows, unless the visitor has moved the map since. */
  const look = () => {
    const { lon, lat } = get(placeAtom)?.item ?? get(streetOrBuildingAtom)?.feature ?? {};
    if (lon === undefined || lat === undefined || get(isMovedAtom)) return;
    if (!isInView(map, [lon, lat], get(paddingAtom))) move({ kind: 'point', at: [lon, lat], zoom: map.getZoom() });
  };
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    map.off('moveend', look);
  };
  return {
    toPlace() {
      const place = get(placeAtom);
      if (!place) return;
      set(isMovedAtom, false);
      move(placeTarget(place, get(clickedAtom) === place.item.nanoId));
    },
    toStreetOrBuilding() {
      cancelAnimationFrame(frame);
      const selected = get(streetOrBuildingAtom);
      if (!selected) return;
      set(isMovedAtom, false);
      // Its card opens at the same time.
      frame = requestAnimationFrame(() => move(streetOrBuildingTarget(selected)));
    },
    toTopic({ topic }: CameraInput) {
      if (!topic || get(placeAtom)) return;
      if (fitsFound && get(cameraFoundAtom) && !topic.useMapBoundariesWithTags?.length) return;
      move(shortcutTarget(boot, topic, get(markedAtom), innerWidth));
    },
    keepInView() {
      map.off('moveend', look);
      if (!map.isMoving()) look();
      // Places with a way are fitted into the free part of the map anyway.
      else if (get(streetOrBuildingAtom)) map.once('moveend', look);
    },
    toFound({ foundKey, searchText }: CameraInput) {
      clearTimeout(timer);
      if (foundKey === null || !fitsFound) return;
      timer = setTimeout(
        () => {
          const found = get(cameraFoundAtom);
          if (found && !get(placeAtom)) move(foundTarget(map, found, get(paddingAtom), isIndoors));
        },
        searchText ? settle : 0,
      );
    },
    toHighlighted() {
      const found = foundInPanel(get(highlightedPlacesAtom));
      if (!found) return;
      set(fixedViewAddressAtom, null);
      move(foundTarget(map, found, get(paddingAtom), isIndoors));
    },
    stop: cancel,
  };
}
