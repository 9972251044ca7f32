import type { Map as MapLibreMap } from 'maplibre-gl';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Level, SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { MapView } from '@umkreis/contract/preview.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { showChatCardAtom } from '@umkreis/guide/chat/chat-history.ts';
import { ContestDialog } from '@umkreis/guide/contests/contest-dialog.tsx';
import { placeTitle } from '@umkreis/place-rules/place-names.ts';
import { SearchField } from '@umkreis/guide/search/search-field.tsx';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { openerMessages } from '@umkreis/i18n/openers.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';
import type { Hovered } from '@umkreis/map-view/behaviours/use-hover.ts';
import { useGeolocate } from '@umkreis/map-view/behaviours/use-geolocate.ts';
import { mapPadding } from '@umkreis/map-view/camera/map-padding.ts';
import { featureCount } from '@umkreis/map-view/sources/source-data.ts';
import { MapCanvas } from '@umkreis/map-view/map-canvas.tsx';
import { BottomSheet } from '@umkreis/ui/bottom-sheet.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { ProductMark } from '@umkreis/ui/product-mark.tsx';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { snapHeights } from '@umkreis/ui/sheet-snaps.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useScreenHeight } from '@umkreis/ui/use-screen-height.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useCamera } from './camera/use-camera.ts';
import { useViewNews } from './camera/use-view-news.ts';
import { Attribution } from './controls/attribution.tsx';
import { FrameMenu } from './controls/frame-menu.tsx';
import { ControlColumn } from './controls/control-column.tsx';
import { MenuButton } from './controls/menu-button.tsx';
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
import { useWantedPlaces } from './state/use-wanted-places.ts';
import { useDocumentTitle } from './state/use-document-title.ts';
import type { MapNavigation } from './state/use-map-navigation.ts';
import { useOnline } from './state/use-online.ts';
import { usePlacesInView } from './state/use-places-in-view.ts';
import { useShortcuts } from './state/use-shortcuts.ts';
import { listAtom, snapAtom } from './state/view-atoms.ts';
import { useItemTiles } from './state/use-item-tiles.ts';
import { useMapPage } from './use-map-page.ts';
import { useIsDeveloper } from './state/use-is-developer.ts';
import { useLoadWhenIdle } from './state/use-load-when-idle.ts';
import { useMovingVehicles } from './motion/use-moving-vehicles.ts';
import { useStackedFloors } from './motion/use-stacked-floors.ts';

const DeveloperOverlay = lazyPart(
  () => import('./controls/developer-overlay.tsx'),
  ({ default: Shown }) => Shown,
  { isFetchedAhead: false },
);
const noLevels: readonly Level[] = [];
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
  const { branch, product, main } = boot;
  const t = useMessages(mapMessages);
  const tGuide = useMessages(guideMessages);
  const pick = usePick();
  const language = useLanguage();
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const screenHeight = useScreenHeight();
  const isOnline = useOnline();
  // Outside of production `?developer` shows where the map is.
  const isDeveloper = useIsDeveloper(boot);

  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [start] = useState(() => startCamera(boot, { width: innerWidth, height: innerHeight }, isKiosk));
  const geolocate = useGeolocate(isInIframe || isKiosk ? null : map);
  const page = useMapPage(navigation, map, geolocate.position);
  const flavour = useAtomValue(flavourAtom);
  const { symbols, itemTiles } = useItemTiles(page.shortcut);
  const { basemap, layers } = useBasemapStyle({
    boot,
    flavour,
    season: page.season,
    shortcut: page.shortcut,
    level: page.level,
    dark,
    isPhone,
    itemTiles,
    language,
  });

  useLoadWhenIdle(map);
  const isDrawn = featureCount(page.features.items) > 0 || itemTiles !== null;
  useMovingVehicles(map, page.places);
  useStackedFloors(map, page.base, branch?.levels ?? noLevels, page.level, flavour === '3d');

  const [isListOpen, setIsListOpen] = useAtom(listAtom);
  const [snap, setSnap] = useAtom(snapAtom);
  const showChatCard = useSetAtom(showChatCardAtom);
  const tOpener = useMessages(openerMessages);
  const inView = usePlacesInView(map, page.places, isListOpen || hasFailed, hasFailed);
  const panel = usePanelContent({
    page,
    navigation,
    inView,
    isMapMissing: hasFailed,
    position: geolocate.position,
    isPhone,
    center: () => (map ? [map.getCenter().lng, map.getCenter().lat] : null),
  });
  useWantedPlaces(isDrawn ? map : null, panel !== null || hasFailed || page.words !== '');
  const panelKey = panel?.key;
  usePanelFocus(panelKey);
  const opensAtTop = panelKey === 'filter' || page.list !== null;
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
  const place = page.selected.place;
  useCamera(map, {
    boot,
    padding,
    isKiosk,
    clicked: page.clicked,
    place,
    ground: page.ground.selected,
    shortcut: page.shortcut,
    words: page.words,
    collection: page.tag?.id ?? page.list?.id ?? null,
    results: page.results,
  });
  useEffect(() => {
    if (!map || !onMapMove) return;
    map.on('moveend', onMapMove);
    return () => void map.off('moveend', onMapMove);
  }, [map, onMapMove]);
  useViewNews(map, onView);
  useEffect(() => {
    if (!map || flavour !== '3d') return;
    map.easeTo({ pitch: 55, zoom: Math.max(map.getZoom(), 15) });
    return () => void map.easeTo({ pitch: 0 });
  }, [map, flavour]);

  const home = branch?.title ?? t.map;
  useDocumentTitle(
    place
      ? placeTitle(place, pick)
      : (page.ground.selected?.ground.title ??
          (page.words
            ? tGuide.resultsFor(page.words)
            : page.shortcut
              ? `${pick(page.shortcut.title)} · ${home}`
              : page.list
                ? pick(page.list.title)
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
  }, [setIsListOpen]);
  const takeFirst = () => {
    const first = page.results?.[0];
    if (first) page.onRow(first.place);
  };

  const search = isInIframe ? (
    <FrameMenu
      words={page.draft}
      onWords={page.setDraft}
      onSubmit={takeFirst}
      shortcuts={shortcuts}
      selectedShortcutId={page.shortcut?.id ?? null}
      onShortcut={chooseShortcut}
    />
  ) : (
    <SearchField
      floating
      value={page.draft}
      onChange={page.setDraft}
      onSubmit={takeFirst}
      onFocus={() => track({ metric_key: 'filtered_list_search_text_click' })}
      before={<MenuButton />}
    />
  );
  const chips = (
    <ShortcutChips
      places={page.base}
      shortcuts={isInIframe ? noShortcuts : shortcuts}
      selectedShortcutId={page.shortcut?.id ?? null}
      onShortcut={chooseShortcut}
    />
  );

  return (
    <main
      className={
        isKiosk
          ? 'relative h-dvh overflow-hidden bg-page text-ink [--below-panel:10.5rem] portrait:[--overlay-top:max(var(--kiosk-top,0px),34dvh)] landscape:[--overlay-top:var(--kiosk-top,0px)]'
          : 'relative h-dvh overflow-hidden bg-page text-ink [--below-panel:6.75rem] [--overlay-top:0px]'
      }
      aria-label={t.mapOf(home)}
    >
      <LoadingBar active={data.isWanted && data.status === 'loading'} label={tGuide.loadingPlaces} />
      <div className="pointer-events-none absolute inset-x-0 top-[var(--overlay-top)] z-20 flex flex-col sm:flex-row sm:items-start">
        <div className="pointer-events-auto p-3 pb-1.5 sm:w-[23.375rem] sm:shrink-0 sm:pr-0">{search}</div>
        <div className="min-w-0 sm:flex-1 sm:pt-3">{chips}</div>
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
        features={page.features}
        glyphs={data.glyphs}
        symbols={symbols}
        selectedNanoId={selectedNanoId}
        isDimmed={page.isDimmed}
        hoverDelay={branch?.showMapPopup ? 200 : 120}
        label={t.mapOf(home)}
        takesStarted
        onMap={setMap}
        onFail={onFail}
        onPlace={page.onPlace}
        onGround={page.onGround}
        popup={popup}
        coordinates={coordinates}
      />

      <ControlColumn
        map={map}
        isMapMissing={hasFailed}
        title={(place?.item ?? page.ground.selected?.ground)?.title}
        geolocate={geolocate}
        isPhone={isPhone}
        bottom={sheetHeight}
      />

      {!panel && (
        <div className="pointer-events-none absolute inset-x-0 bottom-[calc(var(--kiosk-bottom,0px)+28px)] z-10 flex justify-center gap-2 sm:inset-x-auto sm:top-[calc(var(--overlay-top)+4.5rem)] sm:bottom-auto sm:left-3">
          <Button
            icon="list"
            onClick={() => {
              track({ metric_key: 'map_list_click' });
              setIsListOpen(true);
            }}
            className="pointer-events-auto !rounded-full !bg-paper shadow-float !ring-0"
          >
            {t.list}
          </Button>
          {!isInIframe && (
            <Button
              icon="chat"
              onClick={() => showChatCard(true)}
              className="pointer-events-auto !rounded-full !bg-paper shadow-float !ring-0"
            >
              {tOpener.chat}
            </Button>
          )}
        </div>
      )}
      {isDeveloper && map && (
        <Suspense fallback={null}>
          <DeveloperOverlay map={map} branch={branch} padding={padding} />
        </Suspense>
      )}
      {!isKiosk && (
        <a
          href={product.origin}
          aria-label={t.goToProduct(product.name)}
          onClick={() => track({ metric_key: 'map_quo_click' })}
          {...(isInIframe && { target: '_blank', rel: 'noopener' })}
          style={{ bottom: sheetHeight + 6 }}
          className="absolute left-2 z-[5] flex items-center gap-1.5 rounded-full bg-paper/85 py-0.5 pr-2.5 pl-1 text-xs font-title text-ink no-underline"
        >
          <ProductMark size={18} />
          {product.name}
        </a>
      )}
      <div
        style={{ bottom: `calc(var(--kiosk-bottom, 0px) + ${sheetHeight}px)` }}
        className="absolute right-0 z-[5] max-w-[70%] text-right"
      >
        <Attribution
          text={[branch?.attribution || main.attribution, flavour === 'satellit' && boot.imagery?.attribution]
            .filter(Boolean)
            .join(' · ')}
          isDemo={branch?.isDemo ?? main.isDemo}
        />
      </div>
      {!isOnline && (
        <output className="absolute bottom-10 left-1/2 z-30 -translate-x-1/2 rounded-full bg-ink px-4 py-2 text-sm whitespace-nowrap text-paper shadow-float">
          {t.offlineNote}
        </output>
      )}
      {hasFailed && <MapMissing />}
      <MenuDrawer />
      <ContestDialog />
    </main>
  );
}
