import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Bounds } from '@umkreis/contract/ref.ts';
import { USUAL_ZOOM, type EmbedSelection } from '@umkreis/contract/embed-selection.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { MapButtons } from './map-buttons.tsx';
import { embedPartsMessages } from './messages/embed-parts.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { Attribution } from '@umkreis/map-core/attribution.tsx';
import { HoverPopup } from '@umkreis/map-canvas/popups/hover-popup.tsx';
import { composeStyle } from '@umkreis/map-style/guide/compose-style.ts';
import { fontUrls } from '@umkreis/map-core/font-urls.ts';
import type { MapStart } from '@umkreis/map-core/map/create-map.ts';
import { openMap } from '@umkreis/map-core/map/opened-map.ts';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { useBasemapStyle } from '@umkreis/map-core/guide-style/use-basemap-style.ts';
import type { PlaceHit } from '@umkreis/map-core/behaviours/place-at.ts';
import type { Hovered } from '@umkreis/map-core/behaviours/use-hover.ts';
import { moveCamera } from '@umkreis/map-core/camera/move-camera.ts';
import { MapCanvas } from '@umkreis/map-core/map-canvas.tsx';
import type { SymbolImage } from '@umkreis/map-style/points/image-id.ts';
import { useDark } from '@umkreis/ui/use-dark.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useListedPlaces } from './use-listed-places.ts';

export interface Props {
  /** Title of the list */
  title: string;
  shortcut: SearchShortcutConfig | null;
  /** Query of the list; null: only the selected place */
  query: PlaceQuery | null;
  /** Centre and zoom, instead of those that fit the places */
  selection: Pick<EmbedSelection, 'center' | 'zoom'>;
  selected: Place | null;
  onSelect(place: Place): void;
}

const noTileSymbols: ReadonlyMap<string, SymbolImage> = new Map();
/** Space at the sides for a label next to its symbol, but not most of a narrow map, px. */
const SIDE = 130;
/** Space for a selected pin above its point, and for a label and the attribution below it, px. */
const [ABOVE, BELOW] = [76, 56];

function paddingOf(map: MapLibreMap) {
  const { clientWidth, clientHeight } = map.getContainer();
  const side = Math.min(SIDE, clientWidth / 4.5);
  const isLow = clientHeight < 3 * (ABOVE + BELOW);
  return { top: isLow ? ABOVE / 2 : ABOVE, bottom: isLow ? BELOW / 2 : BELOW, left: side, right: side };
}

/** Zoom at the only place, which shows its street */
const PLACE_ZOOM = 16;

/** @param only the only place of the map; null: a list */
function startOf(boot: Boot, { center, zoom }: Props['selection'], only: Place | null): MapStart {
  const usual = startCamera(boot, { width: innerWidth, height: innerHeight });
  if (center) return { ...usual, center, zoom: zoom ?? USUAL_ZOOM };
  return only ? { ...usual, center: [only.item.lon, only.item.lat], zoom: zoom ?? PLACE_ZOOM } : usual;
}

/** Fits the places, not nearer than the zoom of the address; a map with a centre stays there. */
function useFit(map: MapLibreMap | null, bounds: Bounds | null | undefined, { center, zoom }: Props['selection']) {
  useEffect(() => {
    if (!map || !bounds || center) return;
    const target = { kind: 'bounds', bounds, tighter: 0, ...(zoom !== null && { maxZoom: zoom }) } as const;
    moveCamera(map, target, { padding: paddingOf(map), isKiosk: false });
  }, [map, bounds, center, zoom]);
}

/** The map as it is created once, and its style for the theme and width of the page. */
function useStartedMap({ shortcut, selection, query, selected }: Props) {
  const { boot } = useGuide();
  const { basemap, layers } = useBasemapStyle({
    boot,
    flavour: 'strasse',
    season: null,
    shortcut,
    level: null,
    dark: useDark(),
    isPhone: useMediaQuery('(max-width: 599.98px)'),
    placeTiles: null,
    language: useLanguage(),
  });
  const [open] = useState(() =>
    openMap(composeStyle(basemap, layers, fontUrls(boot)), startOf(boot, selection, query ? null : selected)),
  );
  return { basemap, layers, open };
}

/** Selects a place by a click on its symbol. */
function useSelect(onSelect: Props['onSelect']) {
  const { engine } = useGuide().data;
  return useCallback(
    (hit: PlaceHit) =>
      void engine.place(hit.nanoId, Date.now()).then(
        (one) => one && onSelect(one.place),
        () => undefined,
      ),
    [engine, onSelect],
  );
}

const popup = ({ nanoId }: Hovered) => <HoverPopup nanoId={nanoId} label="" />;

/** A map of the places of an embedded list, or of one place. */
export default function PlacesMap(props: Props) {
  const { title, query, selection, selected, onSelect } = props;
  const { boot, data } = useGuide();
  const t = useMessages(embedPartsMessages);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const area = useRef<HTMLElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { basemap, layers, open } = useStartedMap(props);
  const { features, bounds } = useListedPlaces(query, selected);
  useFit(map, bounds, selection);
  const onPlace = useSelect(onSelect);

  if (hasFailed) return null;
  return (
    <section ref={area} aria-label={t.mapOf({ title })} className="relative size-full bg-page">
      <MapCanvas
        basemap={basemap}
        layers={layers}
        open={open}
        features={features}
        glyphs={data.glyphs}
        symbols={noTileSymbols}
        selectedNanoId={selected?.item.nanoId ?? null}
        isDimmed={false}
        hoverDelay={boot.branch?.showMapPopup ? 200 : 120}
        label={t.map}
        onMap={setMap}
        onFail={() => setHasFailed(true)}
        onPlace={onPlace}
        onBasemapClick={() => {}}
        popup={popup}
        pointPopup={null}
      />
      {map && <MapButtons map={map} area={area} />}
      <div className="absolute right-0 bottom-0 z-[5] max-w-full text-right">
        <Attribution
          text={boot.branch?.attribution || boot.main.attribution}
          isDemo={boot.branch?.isDemo ?? boot.main.isDemo}
        />
      </div>
    </section>
  );
}
