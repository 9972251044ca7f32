import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { geometryMessages } from '../messages/geometry.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { Attribution } from '@umkreis/map-core/attribution.tsx';
import { useBasemapStyle } from '@umkreis/map-core/guide-style/use-basemap-style.ts';
import { composeStyle } from '@umkreis/map-style/guide/compose-style.ts';
import { guideSources } from '@umkreis/map-style/guide/guide-sources.ts';
import type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import { fontUrls } from '@umkreis/map-core/font-urls.ts';
import { useMap } from '@umkreis/map-core/map/use-map.ts';
import { useSourceData } from '@umkreis/map-core/behaviours/use-source-data.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import type { Shape } from './shapes.ts';
import { useDrawing, type DrawingTool } from './use-drawing.ts';

const ZOOM = 17;
const PADDING_PX = 48;

interface Props {
  /** Boot data of the page */
  boot: Boot;
  center: [number, number];
  /** Initial bounds [west, south, east, north]; null: centred on `center` */
  bounds: [number, number, number, number] | null;
  level: string | null;
  visible: ShapeFeature[];
  chosen: ShapeFeature[];
  shapes: readonly Shape[];
  round: number;
  tool: DrawingTool;
  selected: string | null;
  onDrawn: Parameters<typeof useDrawing>[0]['onDrawn'];
  onMoved: Parameters<typeof useDrawing>[0]['onMoved'];
  onSelect: Parameters<typeof useDrawing>[0]['onSelect'];
  onUndrawable(keys: readonly string[]): void;
}

/** The branch's map with the shapes as visitors see them, and the drawing layer above. */
export function GeometryMap(props: Props) {
  const { boot, center, bounds, level, visible, chosen, round, onUndrawable: onRejected, ...drawing } = props;
  const t = useMessages(geometryMessages);
  const language = useLanguage();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { basemap, layers } = useBasemapStyle({
    boot,
    flavour: 'strasse',
    season: null,
    shortcut: null,
    level,
    dark,
    isPhone: false,
    placeTiles: null,
    language,
  });
  const style = useMemo(() => composeStyle(basemap, layers, fontUrls), [basemap, layers]);
  const map = useMap(container, style, { center, zoom: ZOOM, pitch: 0, bearing: 0 }, t.map, () => setHasFailed(true));
  useSourceData(map, guideSources.shapes, visible);
  useSourceData(map, guideSources.selectedShapes, chosen);
  const undrawable = useDrawing({ map, round, ...drawing });
  const report = useEffectEvent(() => onRejected(undrawable));
  useEffect(() => report(), [undrawable]);
  const fit = useEffectEvent(() => {
    if (bounds) map?.fitBounds(bounds, { padding: PADDING_PX, maxZoom: 19, animate: false });
  });
  useEffect(() => {
    if (map) fit();
  }, [map, bounds]);
  if (hasFailed) return null;
  return (
    <div className="relative h-[28rem] overflow-hidden rounded-card ring-1 ring-line ring-inset">
      <div ref={container} data-geometry-map="" className="size-full" />
      <div className="absolute right-0 bottom-0 max-w-[85%] text-right">
        <Attribution
          text={boot.branch?.attribution ?? boot.main.attribution}
          isDemo={boot.branch?.isDemo ?? boot.main.isDemo}
        />
      </div>
    </div>
  );
}
