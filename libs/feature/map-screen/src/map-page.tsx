import { useAtomValue } from 'jotai';
import { memo } from 'react';
import type { MapView } from '@umkreis/contract/preview.ts';
import { ContestDialog } from '@umkreis/guide/contests/contest-dialog.tsx';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { LazyUnsentNotices } from '@umkreis/guide/unsent/lazy-unsent-notices.ts';
import { useUnsent } from '@umkreis/guide/unsent/use-unsent.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Camera } from './camera/camera.tsx';
import { CameraNews } from './camera/camera-events.tsx';
import { ControlColumn } from './controls/control-column.tsx';
import { Developer } from './controls/developer.tsx';
import { OfflineMapSlot } from './controls/offline-map-slot.tsx';
import { MapFooter } from './controls/map-footer.tsx';
import { MenuSlot } from './controls/menu-slot.tsx';
import { SearchBox } from './controls/search-box.tsx';
import { ShortcutChips } from './controls/shortcut-chips.tsx';
import { PlacesLoadingBar } from './controls/places-loading-bar.tsx';
import { Canvas } from './drawing/canvas.tsx';
import { Motion } from './motion/motion.tsx';
import { MapMissing } from './panels/map-missing.tsx';
import { PageTitle } from './panels/page-title.ts';
import { Panel } from './panels/panel.tsx';
import { PrintSlot } from './print/print-slot.tsx';
import { SearchResultsLoader } from './results/search-results-loader.tsx';
import { VisiblePlacesLoader } from './results/visible-places-loader.tsx';
import { StreetsAndBuildingsLoader, SelectedPlaceLoader } from './selected/selection-loaders.tsx';
import { isMapMissingAtom, mapAtom } from './state/map-atoms.ts';
import { useLoadWhenIdle } from './state/use-load-when-idle.ts';

/**
 * The map with everything above it. Each component subscribes to the store itself; components without content
 * render nothing.
 */
export const MapPage = memo(function MapPage({
  onMapMove,
  onView,
}: {
  onMapMove?(): void;
  onView?(view: MapView): void;
}) {
  const { boot, isKiosk } = useGuide();
  const t = useMessages(mapMessages);
  const isMapMissing = useAtomValue(isMapMissingAtom);
  const map = useAtomValue(mapAtom);
  useLoadWhenIdle(map);
  const hasUnsent = useUnsent(map !== null);
  const label = t.mapOf(boot.branch?.title ?? t.map);
  return (
    <main
      className={
        isKiosk
          ? 'relative h-full overflow-hidden bg-page text-ink [--below-panel:6rem] [--overlay-top:var(--reach-top,0px)] [--panel-top:4.5rem] portrait:[--panel-top:8rem]'
          : 'relative h-dvh overflow-hidden bg-page text-ink [--below-panel:2.25rem] [--overlay-top:0px] [--panel-top:4.5rem]'
      }
      aria-label={label}
    >
      <h1 className="sr-only">{label}</h1>
      <SearchResultsLoader />
      <VisiblePlacesLoader />
      <SelectedPlaceLoader />
      <StreetsAndBuildingsLoader />
      <PlacesLoadingBar />
      <div
        className={classNames(
          'pointer-events-none absolute inset-x-0 top-[var(--overlay-top)] z-20 flex flex-col sm:flex-row sm:items-start',
          isKiosk && 'portrait:sm:flex-col portrait:sm:items-stretch',
        )}
      >
        <div
          className={classNames(
            'pointer-events-auto p-3 pb-1.5 sm:w-[23.375rem] sm:shrink-0 sm:pr-0',
            isKiosk && 'portrait:sm:w-auto portrait:sm:pr-3',
          )}
        >
          <SearchBox />
        </div>
        <div className={classNames('min-w-0 sm:flex-1 sm:pt-3', isKiosk && 'portrait:sm:pt-1.5')}>
          <ShortcutChips />
        </div>
      </div>
      <Panel />
      <Canvas label={label} />
      <ControlColumn />
      <Developer />
      <MapFooter />
      {isMapMissing && <MapMissing />}
      <MenuSlot />
      <OfflineMapSlot />
      <PrintSlot />
      <ContestDialog />
      {hasUnsent && <LazyUnsentNotices />}
      <Camera />
      <CameraNews onMapMove={onMapMove} onView={onView} />
      <Motion />
      <PageTitle />
    </main>
  );
});
