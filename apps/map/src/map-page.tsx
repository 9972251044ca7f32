import { useAtomValue } from 'jotai';
import { memo, Suspense } from 'react';
import { mapSpaceLook, searchPlaceLook } from '@umkreis/contract/page-frame/looks.ts';
import type { MapView } from '@umkreis/contract/preview.ts';
import { ContestDialog } from '@umkreis/contests/contest-dialog.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useUnsent } from '@umkreis/change-requests/use-unsent.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { CategoryChips } from '@umkreis/filters/category-chips.tsx';
import { ChipBar } from '@umkreis/topics/chip-bar.tsx';
import { ControlColumn } from '@umkreis/map-canvas/controls/control-column.tsx';
import { Developer } from '@umkreis/map-canvas/developer/developer.tsx';
import { EnglishChip } from '@umkreis/menu/english-chip.tsx';
import { EventsChip } from '@umkreis/events/events-chip.tsx';
import { FilterChip } from '@umkreis/filters/filter-chip.tsx';
import { EnlargeButton } from '@umkreis/map-canvas/controls/frame-buttons.tsx';
import { GeolocateButton } from '@umkreis/map-canvas/controls/geolocate-button.tsx';
import { LayerDial } from '@umkreis/map-canvas/controls/layer-dial.tsx';
import { LevelSwitcher } from '@umkreis/map-canvas/controls/level-switcher.tsx';
import { MapFooter } from '@umkreis/map-canvas/controls/map-footer.tsx';
import { MenuButton } from '@umkreis/menu/menu-button.tsx';
import { MenuSlot } from '@umkreis/menu/menu-slot.tsx';
import { OfflineMapSlot } from '@umkreis/offline/offline-map-slot.tsx';
import { MyListToggle } from '@umkreis/my-list/my-list-toggle.tsx';
import { OfflineNote } from '@umkreis/offline/offline-note.tsx';
import { ReturnOffer } from '@umkreis/offline/return-offer.tsx';
import { OpenChip } from '@umkreis/filters/open-chip.tsx';
import { PlacesLoadingBar } from '@umkreis/map-canvas/drawing/places-loading-bar.tsx';
import { SearchBox } from '@umkreis/search-box/search-box.tsx';
import { SeasonSwitch } from '@umkreis/map-canvas/controls/season-switch.tsx';
import { TimeChip } from '@umkreis/time-control/time-chip.tsx';
import { TimeControl } from '@umkreis/time-control/time-control.tsx';
import { TopicChips } from '@umkreis/topics/topic-chips.tsx';
import { Canvas } from '@umkreis/map-canvas/drawing/canvas.tsx';
import { MapMissing } from '@umkreis/map-canvas/popups/map-missing.tsx';
import { OwnRequestsSlot } from '@umkreis/change-requests/own-requests-slot.tsx';
import { PageHeading } from '@umkreis/guide-core/page-title/page-heading.tsx';
import { Panel } from '@umkreis/panel/panel.tsx';
import { PrintSlot } from '@umkreis/print/print-slot.tsx';
import { isMapMissingAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { useListShortcut } from '@umkreis/map-canvas/use-app-shortcut.ts';
import { useMapConnections } from '@umkreis/map-canvas/use-map-connections.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { SkipLink } from '@umkreis/ui/skip-link.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { panelContents } from './panel-contents.tsx';
import { RowsWithActions } from './row-actions.tsx';
import { SavedMapUpdate } from './saved-map-update.tsx';

// Lazy chunks: few visitors ever have unsent input, and the menu is opened later.
const Menu = lazyPart(
  () => import('./menu.tsx'),
  (code) => code.Menu,
);
const OwnRequests = lazyPart(
  () => import('./own-requests.tsx'),
  (code) => code.OwnRequests,
);
const PrintedMyList = lazyPart(
  () => import('./my-list.tsx'),
  (code) => code.PrintedMyList,
);
const UnsentNotices = lazyPart(
  () => import('./unsent-notices.tsx'),
  (code) => code.UnsentNotices,
);

/**
 * The map with everything above it. Each component subscribes to the store itself.
 */
export const MapPage = memo(function MapPage({ onView }: { onView?: ((view: MapView) => void) | undefined }) {
  const { boot } = useGuide();
  const t = useMessages(mapMessages);
  const isMapMissing = useAtomValue(isMapMissingAtom);
  const map = useMapConnections({ onView });
  const hasUnsent = useUnsent(map !== null);
  useListShortcut();
  const label = t.mapOf({ title: boot.branch?.title ?? t.map });
  return (
    <main
      id="content"
      className={classNames('relative h-dvh overflow-hidden bg-page text-ink', mapSpaceLook)}
      aria-label={label}
    >
      <SkipLink to='[data-panel], [data-opens="in-view"]'>{t.skipToList}</SkipLink>
      <SkipLink to=".maplibregl-canvas">{t.skipToMap}</SkipLink>
      <PageHeading>{label}</PageHeading>
      <PlacesLoadingBar />
      <div className={searchPlaceLook.bar}>
        <div className={searchPlaceLook.box}>
          <SearchBox before={<MenuButton />} />
        </div>
        <div className="min-w-0 sm:flex-1 sm:pt-3">
          <ChipBar>
            <TimeChip />
            <EnglishChip />
            <FilterChip />
            <OpenChip />
            <EventsChip />
            <TopicChips otherwise={<CategoryChips />} />
          </ChipBar>
        </div>
      </div>
      <RowsWithActions>
        <Panel contents={panelContents} MoreToggles={MyListToggle} />
      </RowsWithActions>
      <Canvas label={label} />
      <ControlColumn>
        <EnlargeButton />
        <SeasonSwitch />
        <LevelSwitcher />
        <TimeControl />
        <LayerDial />
        <GeolocateButton />
      </ControlColumn>
      <Developer />
      <MapFooter />
      <OfflineNote />
      <ReturnOffer />
      <SavedMapUpdate />
      {isMapMissing && <MapMissing />}
      <MenuSlot Menu={Menu} />
      <OfflineMapSlot />
      <OwnRequestsSlot Dialog={OwnRequests} />
      <PrintSlot MyList={PrintedMyList} />
      <ContestDialog />
      {hasUnsent && (
        <Suspense>
          <UnsentNotices />
        </Suspense>
      )}
    </main>
  );
});
