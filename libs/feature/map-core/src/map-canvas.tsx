import type { Map as MapLibreMap } from 'maplibre-gl';
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import type { PlaceHit } from './behaviours/place-at.ts';
import { useClick } from './behaviours/use-click.ts';
import { useDimming } from './behaviours/use-dimming.ts';
import { useHover, type Hovered } from './behaviours/use-hover.ts';
import { usePinDrop } from './behaviours/use-pin-drop.ts';
import { useTileAddress } from './behaviours/use-tile-address.ts';
import { useVisibleItems } from './behaviours/use-visible-items.ts';
import { useRightClick, type PointPopupState } from './behaviours/use-right-click.ts';
import { markFirstIdle } from './idle-mark.ts';
import type { GuideFeatures } from './sources/guide-features.ts';
import { MapOverlay } from './map-overlay.tsx';
import { markPlacesDrawn } from './places-drawn.ts';
import type { SymbolImage } from '@umkreis/map-style/points/image-id.ts';
import { useSymbolImages } from './symbols/use-symbol-images.ts';
import type { OpenMap } from './map/opened-map.ts';
import { useOpenedMap } from './map/use-map.ts';
import { featureCount } from './sources/source-data.ts';
import { useGuideSources } from './behaviours/use-guide-sources.ts';
import { useStyle } from './use-style.ts';

export interface MapCanvasProps {
  basemap: StyleSpecification;
  layers: GuideLayerOptions;
  features: GuideFeatures;
  /** Icon title → path data on a 15×15 grid */
  glyphs: ReadonlyMap<string, string>;
  /** Category id → its symbol, for places loaded as tiles */
  symbols: ReadonlyMap<string, SymbolImage>;
  selectedNanoId: string | null;
  isDimmed: boolean;
  /** Delay before the popup of a hovered place, ms */
  hoverDelay: number;
  label: string;
  /** Opens the map in its container; used once */
  open: OpenMap;
  onMap(map: MapLibreMap | null): void;
  /** The browser can't draw maps. */
  onFail(): void;
  onPlace(hit: PlaceHit): void;
  onBasemapClick(at: LngLat, zoom: number, street: string | null): void;
  popup(hovered: Hovered): ReactNode;
  /** Popup at a right-clicked or long-pressed point; null: none */
  pointPopup: (PointPopupState & { popup(at: LngLat): ReactNode }) | null;
}

/** The map with the guide's data and all its behaviours; the caller renders what floats above it. */
export const MapCanvas = memo(function MapCanvas(props: MapCanvasProps) {
  const { onMap, popup, pointPopup } = props;
  const container = useRef<HTMLDivElement>(null);
  const map = useOpenedMap(container, props.open, props.label, props.onFail);
  const epoch = useStyle(map, props.basemap, props.layers);
  useEffect(() => onMap(map), [map, onMap]);
  useGuideData(map, props);
  const { hovered, rightClicked } = useBehaviours(map, epoch, props);
  const box = useMemo(() => (hovered ? popup(hovered) : null), [hovered, popup]);

  return (
    <div className="absolute inset-0 overflow-hidden">
      {/* MapLibre sets the position of its container itself */}
      <div ref={container} className="size-full" />
      {map && hovered && box && !rightClicked && (
        <MapOverlay map={map} at={hovered.position} gap={24}>
          {box}
        </MapOverlay>
      )}
      {map && rightClicked && (
        <MapOverlay map={map} at={rightClicked} gap={8} interactive>
          {pointPopup?.popup(rightClicked)}
        </MapOverlay>
      )}
    </div>
  );
});

/** Symbols and data of the guide's sources. */
function useGuideData(
  map: MapLibreMap | null,
  { glyphs, symbols, features, layers, selectedNanoId }: MapCanvasProps,
): void {
  useSymbolImages(map, glyphs, symbols);
  const populated = glyphs.size > 0 ? map : null;
  useGuideSources(populated, features);
  const hasPlaces = featureCount(features.current) > 0 || Boolean(layers.placeTiles);
  useEffect(() => {
    if (!populated || !hasPlaces) return;
    const stops = [markPlacesDrawn(populated), markFirstIdle(populated)];
    return () => stops.forEach((stop) => stop());
  }, [populated, hasPlaces]);
  usePinDrop(populated, selectedNanoId);
}

/** What the map does with its places, and for the visitor. */
function useBehaviours(map: MapLibreMap | null, epoch: number, props: MapCanvasProps) {
  const { layers, features, isDimmed, hoverDelay, pointPopup } = props;
  useTileAddress(map, layers.placeTiles?.url ?? null, epoch);
  useVisibleItems(map, layers, features.visibleItems, epoch);
  useDimming(map, isDimmed, layers.satellite, epoch);
  useClick(map, props);
  return { hovered: useHover(map, hoverDelay), rightClicked: useRightClick(map, pointPopup) };
}
