import { useEffect, useRef, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Bounds } from '@umkreis/contract/ref.ts';
import { useLanguage } from '@umkreis/i18n/language.tsx';
import type { HeatPoint } from '@umkreis/map-core/deck/draw-heat.ts';
import { useMap } from '@umkreis/map-core/map/use-map.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { Attribution } from '@umkreis/map-core/attribution.tsx';
import { deckPart } from '@umkreis/map-core/deck/deck-part.ts';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { useBasemapStyle } from '@umkreis/map-core/guide-style/use-basemap-style.ts';

interface Props {
  /** Configuration of the map's branch */
  boot: Boot;
  points: readonly HeatPoint[];
  /** Accessible name of the map */
  label: string;
  /** Text if maps can't be drawn */
  failed: string;
}

const heatPart = deckPart(() => import('@umkreis/map-core/deck/draw-heat.ts'));
const HEIGHT_PX = 384;
const WIDTH_PX = 800;

/** Heat map of the places that visitors opened. */
export default function HeatMap({ boot, points, label, failed }: Props) {
  const language = useLanguage();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { basemap } = useBasemapStyle({
    boot,
    flavour: 'strasse',
    season: null,
    shortcut: null,
    level: null,
    dark,
    isPhone: true,
    placeTiles: null,
    language,
  });
  const [start] = useState(() => startCamera(boot, { width: WIDTH_PX, height: HEIGHT_PX }));
  const map = useMap(container, basemap, start, label, () => setFailed(true));
  useEffect(() => {
    if (!map || points.length === 0) return;
    map.fitBounds(boundsOf(points), { padding: 40, maxZoom: 15, animate: false });
    let take: (() => void) | undefined;
    let isDisposed = false;
    heatPart.load().then(
      ({ drawHeat }) => {
        if (!isDisposed) take = drawHeat(map, points);
      },
      () => setFailed(true),
    );
    return () => {
      isDisposed = true;
      take?.();
    };
  }, [map, points]);
  if (hasFailed) return <p className="p-4 text-sm text-ink-soft">{failed}</p>;
  return (
    <div className="relative h-96 overflow-hidden rounded-card ring-1 ring-line ring-inset">
      <div ref={container} data-heat-map="" className="size-full" />
      <div className="absolute right-0 bottom-0 max-w-[85%] text-right">
        <Attribution
          text={boot.branch?.attribution ?? boot.main.attribution}
          isDemo={boot.branch?.isDemo ?? boot.main.isDemo}
        />
      </div>
    </div>
  );
}

function boundsOf(points: readonly HeatPoint[]): Bounds {
  const lons = points.map(({ lon }) => lon);
  const lats = points.map(({ lat }) => lat);
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
}
