import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { ContestDialog } from '@umkreis/contests/contest-dialog.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { CategoryChips } from '@umkreis/filters/category-chips.tsx';
import { ChipBar } from '@umkreis/topics/chip-bar.tsx';
import { ControlColumn } from '@umkreis/map-canvas/controls/control-column.tsx';
import { Developer } from '@umkreis/map-canvas/developer/developer.tsx';
import { EventsChip } from '@umkreis/events/events-chip.tsx';
import { FilterChip } from '@umkreis/filters/filter-chip.tsx';
import { LayerDial } from '@umkreis/map-canvas/controls/layer-dial.tsx';
import { MapFooter } from '@umkreis/map-canvas/controls/map-footer.tsx';
import { MenuButton } from '@umkreis/menu/menu-button.tsx';
import { MenuSlot } from '@umkreis/menu/menu-slot.tsx';
import { MyListToggle } from '@umkreis/my-list/my-list-toggle.tsx';
import { OfflineNote } from '@umkreis/offline/offline-note.tsx';
import { OpenChip } from '@umkreis/filters/open-chip.tsx';
import { PlacesLoadingBar } from '@umkreis/map-canvas/drawing/places-loading-bar.tsx';
import { SearchBox } from '@umkreis/search-box/search-box.tsx';
import { SeasonSwitch } from '@umkreis/map-canvas/controls/season-switch.tsx';
import { TimeChip } from '@umkreis/time-control/time-chip.tsx';
import { TimeControl } from '@umkreis/time-control/time-control.tsx';
import { TopicChips } from '@umkreis/topics/topic-chips.tsx';
import { Canvas } from '@umkreis/map-canvas/drawing/canvas.tsx';
import { MapMissing } from '@umkreis/map-canvas/popups/map-missing.tsx';
import { PageHeading } from '@umkreis/guide-core/page-title/page-heading.tsx';
import { Panel } from '@umkreis/panel/panel.tsx';
import { isMapMissingAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { useMapConnections } from '@umkreis/map-canvas/use-map-connections.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { panelContents } from './panel-contents.tsx';

// A lazy chunk: the menu is opened later.
const Menu = lazyPart(
  () => import('./menu.tsx'),
  (code) => code.Menu,
);

/**
 * The map of a kiosk with everything above it: without what needs a device of one's own, such as printing, saving or
 * locating. Each component subscribes to the store itself; components without content render nothing.
 */
export const KioskMap = memo(function KioskMap({ onMapMove }: { onMapMove(): void }) {
  const { boot } = useGuide();
  const t = useMessages(mapMessages);
  const isMapMissing = useAtomValue(isMapMissingAtom);
  useMapConnections({ onMapMove });
  const label = t.mapOf({ title: boot.branch?.title ?? t.map });
  return (
    <main
      className="relative h-full overflow-hidden bg-page text-ink [--below-panel:6rem] [--overlay-top:var(--reach-top,0px)] [--panel-top:4.5rem] portrait:[--panel-top:8rem]"
      aria-label={label}
    >
      <PageHeading>{label}</PageHeading>
      <PlacesLoadingBar />
      <div className="pointer-events-none absolute inset-x-0 top-[var(--overlay-top)] z-20 flex flex-col sm:flex-row sm:items-start portrait:sm:flex-col portrait:sm:items-stretch">
        <div className="pointer-events-auto p-3 pb-1.5 sm:w-[calc(var(--container-column)+1.5rem)] sm:shrink-0 sm:pr-0 portrait:sm:w-auto portrait:sm:pr-3">
          <SearchBox before={<MenuButton />} />
        </div>
        <div className="min-w-0 sm:flex-1 sm:pt-3 portrait:sm:pt-1.5">
          <ChipBar>
            <TimeChip />
            <FilterChip />
            <OpenChip />
            <EventsChip />
            <TopicChips otherwise={<CategoryChips />} />
          </ChipBar>
        </div>
      </div>
      <Panel contents={panelContents} MoreToggles={MyListToggle} />
      <Canvas label={label} />
      <ControlColumn>
        <SeasonSwitch />
        <TimeControl />
        <LayerDial />
      </ControlColumn>
      <Developer />
      <MapFooter />
      <OfflineNote place="kiosk-notice" />
      {isMapMissing && <MapMissing />}
      <MenuSlot Menu={Menu} />
      <ContestDialog />
    </main>
  );
});
