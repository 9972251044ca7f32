import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { MapView } from '@umkreis/contract/preview.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { usePlace } from '@umkreis/guide/answers/use-place.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { ContestDialog } from '@umkreis/guide/contests/contest-dialog.tsx';
import { placeTitle } from '@umkreis/place-rules/place-names.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';
import type { Hovered } from '@umkreis/map-view/behaviours/use-hover.ts';
import { mapPadding } from '@umkreis/map-view/camera/map-padding.ts';
import { useListOrder } from '@umkreis/guide/list/use-list-order.ts';
import { featureCount } from '@umkreis/map-view/sources/source-data.ts';
import { MapCanvas } from '@umkreis/map-view/map-canvas.tsx';
import { BottomSheet } from '@umkreis/ui/bottom-sheet.tsx';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { snapHeights } from '@umkreis/ui/sheet-snaps.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useScreenHeight } from '@umkreis/ui/use-screen-height.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useCamera } from './camera/use-camera.ts';
import { CameraNews } from './camera/camera-news.tsx';
import { ControlColumn } from './controls/control-column.tsx';
import { MapFoot } from './controls/map-foot.tsx';
import { PanelOpeners } from './controls/panel-openers.tsx';
import { SearchBox } from './controls/search-box.tsx';
import { MenuDrawer } from './controls/menu-drawer.tsx';
import { ShortcutChips } from './controls/shortcut-chips.tsx';
import { CoordinatesPopup } from './panels/coordinates-popup.tsx';
import { MapMissing } from './panels/map-missing.tsx';
import { HoverPopup } from './panels/hover-popup.tsx';
import { usePanelFocus } from './panels/use-panel-focus.ts';
import { usePanelContent } from './panels/panel-content.tsx';
import { selectionUrl } from './state/selection-url.ts';
import { startCamera } from './state/start-camera.ts';
import { useBasemapStyle } from './state/use-basemap-style.ts';
import { flavourAtom } from './state/flavour-atom.ts';
import { useDocumentTitle } from './state/use-document-title.ts';
import type { MapNavigation } from './state/use-map-navigation.ts';
import { seasonAtom } from './state/season-atom.ts';
import { useLevel } from './state/use-level.ts';
import { useSelectedPlace } from './state/use-selected-place.ts';
import { useGuideFeatures } from './drawing/use-guide-features.ts';
import { usePlacesInView } from './results/use-places-in-view.ts';
import { useResults } from './results/use-results.ts';
import { useDrawing } from './drawing/use-drawing.ts';
import { useHighlighted } from './drawing/use-highlighted.ts';
import { useGroundClicks } from './selected/use-ground-clicks.ts';
import { usePlaceClicks } from './selected/use-place-clicks.ts';
import { useShortcuts } from './state/use-shortcuts.ts';
import { isMapMissingAtom, mapAtom, positionAtom } from './state/map-atoms.ts';
import { listAtom, snapAtom } from './state/view-atoms.ts';
import { useItemTiles } from './state/use-item-tiles.ts';
import { useIsDeveloper } from './state/use-is-developer.ts';
import { useLoadWhenIdle } from './state/use-load-when-idle.ts';
import { Motion } from './motion/motion.tsx';

const DeveloperOverlay = lazyPart(
  () => import('./controls/developer-overlay.tsx'),
  ({ default: Shown }) => Shown,
  { isFetchedAhead: false },
);
const noKin: readonly Place[] = [];
const noShortcuts: readonly SearchShortcutConfig[] = [];
const peek = 148;
/** Lower edge of search field and chips on a phone, px */
const phoneTop = 116;

/** A kiosk's type and chrome are this much larger. */
const kioskScale = 1.4;

/** The map with everything that floats on it. */
export function MapPage({
  navigation,
  onMapMove,
  onView,
}: {
  navigation: MapNavigation;
  onMapMove?(): void;
  onView?(view: MapView): void;
}) {
  const { boot, data, isInIframe, isKiosk, track } = useGuide();
  const { branch, product } = boot;
  const t = useMessages(mapMessages);
  const tGuide = useMessages(guideMessages);
  const pick = usePick();
  const language = useLanguage();
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const screenHeight = useScreenHeight();
  // Outside of production `?developer` shows where the map is.
  const isDeveloper = useIsDeveloper(boot);

  const [map, setMap] = useAtom(mapAtom);
  const [hasFailed, setHasFailed] = useAtom(isMapMissingAtom);
  const [start] = useState(() => startCamera(boot, { width: innerWidth, height: innerHeight }, isKiosk));
  const position = useAtomValue(positionAtom);
  const { selection } = navigation;
  const season = useAtomValue(seasonAtom);
  const results = useResults(position);
  const { topic, words, list, seasonId, filter } = results;
  const selected = useSelectedPlace(selection);
  const level = useLevel(selected.place);
  const places = usePlaceClicks(navigation);
  const grounds = useGroundClicks(map, navigation, words);
  const flavour = useAtomValue(flavourAtom);
  const { symbols, itemTiles } = useItemTiles(topic.shortcut);
  const { basemap, layers } = useBasemapStyle({
    boot,
    flavour,
    season,
    shortcut: topic.shortcut,
    level,
    dark,
    isPhone,
    itemTiles,
    language,
  });

  useLoadWhenIdle(map);
  const shown = { seasonId, filter, level };
  const base = useDrawing(shown);
  const place = selected.place;
  const marked = place ?? places.pointed;
  const pointed = usePlace(place ? null : (places.pointed?.item.nanoId ?? null));
  const highlighted = useHighlighted(results.isCollection ? results.asked : null, level, marked?.item.nanoId ?? null);
  const features = useGuideFeatures({
    base,
    highlighted: highlighted.features,
    selected: marked,
    kin: place ? selected.kin : (pointed.value?.kin ?? noKin),
    level,
    selectedGround: grounds.ground.features,
  });

  const [isListOpen, setIsListOpen] = useAtom(listAtom);
  const [snap, setSnap] = useAtom(snapAtom);
  const [order] = useListOrder();
  const inView = usePlacesInView(map, {
    asked: results.base,
    level,
    order,
    isOpen: isListOpen || hasFailed,
    isMapMissing: hasFailed,
  });
  const panel = usePanelContent({
    results,
    selected,
    places,
    grounds,
    level,
    navigation,
    inView,
    isMapMissing: hasFailed,
    position,
    isPhone,
    center: () => (map ? [map.getCenter().lng, map.getCenter().lat] : null),
  });
  const { ground } = grounds;
  const panelKey = panel?.key;
  usePanelFocus(panelKey);
  const opensAtTop = panelKey === 'filter' || topic.list !== null;
  useEffect(() => setSnap(opensAtTop ? 'top' : 'middle'), [panelKey, opensAtTop, setSnap]);

  const sheetHeight = isPhone && panel ? Math.min(snapHeights(screenHeight, peek, 72)[snap], screenHeight / 2) : 0;
  const padding = mapPadding({
    isPhone,
    isInIframe,
    hasPanel: panel !== null,
    sheetHeight: snapHeights(screenHeight, peek, 72).middle,
    topOffset: isPhone ? phoneTop : 72,
    scale: isKiosk ? kioskScale : 1,
    bottomOverride: isKiosk ? branch?.kiosk.mapPaddingBottom : null,
  });
  useCamera(map, {
    boot,
    padding,
    isKiosk,
    clicked: places.clicked,
    place,
    ground: ground.selected,
    shortcut: topic.shortcut,
    words,
    collection: topic.tag?.id ?? topic.list?.id ?? null,
    results: list.isCurrent ? list.rows : null,
    marked: list.marked,
  });

  const home = branch?.title ?? t.map;
  useDocumentTitle(
    place
      ? placeTitle(place, pick)
      : (ground.selected?.ground.title ??
          (words
            ? tGuide.resultsFor(words)
            : topic.shortcut
              ? `${pick(topic.shortcut.title)} · ${home}`
              : topic.list
                ? pick(topic.list.title)
                : home)),
    product.name,
  );

  const allShortcuts = useShortcuts(boot);
  const shortcuts = isInIframe
    ? allShortcuts.filter(({ showInFrameMenu }) => showInFrameMenu && branch?.inFrame.showSearchShortcuts)
    : allShortcuts;
  const chooseShortcut = useStableCallback((shortcut: SearchShortcutConfig | null) => {
    track({
      metric_key: isInIframe ? 'in_iframe_search_shortcut_click' : 'filtered_list_search_shortcut_click',
      metricValue: shortcut?.id,
    });
    if (isInIframe && shortcut && branch?.inFrame.escapeFromFrameOnSearchShortcutClick) {
      open(selectionUrl(boot, { kind: 'shortcut', id: shortcut.id, tagIds: [] }), '_blank', 'noopener');
      return;
    }
    navigation.openShortcut(shortcut?.id ?? null, shortcut ? pick(shortcut.title) : undefined);
  });
  const selectedNanoId = place?.item.nanoId ?? null;
  const popup = useCallback(
    ({ nanoId, label }: Hovered) => (nanoId === selectedNanoId ? null : <HoverPopup nanoId={nanoId} label={label} />),
    [selectedNanoId],
  );
  const coordinates = useCallback((at: LngLat, close: () => void) => <CoordinatesPopup at={at} onClose={close} />, []);
  const onFail = useCallback(() => {
    setHasFailed(true);
    setIsListOpen(true);
  }, [setHasFailed, setIsListOpen]);
  const takeFirst = useStableCallback(() => {
    const first = list.rows?.[0];
    if (first) places.onRow(first.place);
  });
  const topics = { shortcuts, selectedShortcutId: topic.shortcut?.id ?? null, onShortcut: chooseShortcut };
  // a map that has its places waits for nothing that shows
  const isWaiting = data.status === 'loading' && (panel !== null || (featureCount(base.items) === 0 && !itemTiles));

  return (
    <main
      className={
        isKiosk
          ? 'relative h-dvh overflow-hidden bg-page text-ink [--below-panel:10.5rem] portrait:[--overlay-top:max(var(--kiosk-top,0px),34dvh)] landscape:[--overlay-top:var(--kiosk-top,0px)]'
          : 'relative h-dvh overflow-hidden bg-page text-ink [--below-panel:6.75rem] [--overlay-top:0px]'
      }
      aria-label={t.mapOf(home)}
    >
      <LoadingBar active={isWaiting} label={tGuide.loadingPlaces} />
      <div className="pointer-events-none absolute inset-x-0 top-[var(--overlay-top)] z-20 flex flex-col sm:flex-row sm:items-start">
        <div className="pointer-events-auto p-3 pb-1.5 sm:w-[23.375rem] sm:shrink-0 sm:pr-0">
          <SearchBox {...topics} onSubmit={takeFirst} />
        </div>
        <div className="min-w-0 sm:flex-1 sm:pt-3">
          <ShortcutChips all={results.all} {...topics} shortcuts={isInIframe ? noShortcuts : shortcuts} />
        </div>
      </div>

      {!isPhone && panel && (
        <section
          key={panel.key}
          aria-label={t.panel}
          data-panel=""
          data-scroll=""
          tabIndex={-1}
          className="absolute top-[calc(var(--overlay-top)+4.5rem)] left-3 z-10 max-h-[calc(100%-var(--overlay-top)-var(--kiosk-bottom,0px)-var(--below-panel))] w-[21.875rem] animate-rise overflow-x-hidden overflow-y-auto overscroll-contain rounded-card bg-paper shadow-float"
        >
          {panel.content}
        </section>
      )}
      {isPhone && panel && (
        <BottomSheet key={panel.key} label={t.panel} handleLabel={t.resize} snap={snap} onSnap={setSnap} peek={peek}>
          {panel.content}
        </BottomSheet>
      )}

      <MapCanvas
        basemap={basemap}
        layers={layers}
        start={start}
        features={features}
        glyphs={data.glyphs}
        symbols={symbols}
        selectedNanoId={selectedNanoId}
        isDimmed={highlighted.isDimmed}
        hoverDelay={branch?.showMapPopup ? 200 : 120}
        label={t.mapOf(home)}
        takesStarted
        onMap={setMap}
        onFail={onFail}
        onPlace={places.onPlace}
        onGround={grounds.onGround}
        popup={popup}
        coordinates={coordinates}
      />

      <ControlColumn title={(place?.item ?? ground.selected?.ground)?.title} isPhone={isPhone} bottom={sheetHeight} />

      {!panel && <PanelOpeners />}
      {isDeveloper && map && (
        <Suspense fallback={null}>
          <DeveloperOverlay map={map} branch={branch} padding={padding} />
        </Suspense>
      )}
      <MapFoot flavour={flavour} above={sheetHeight} />
      {hasFailed && <MapMissing />}
      <CameraNews onMapMove={onMapMove} onView={onView} />
      <Motion />
      <MenuDrawer />
      <ContestDialog />
    </main>
  );
}
