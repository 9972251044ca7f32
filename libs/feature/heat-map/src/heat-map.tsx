import { useEffect, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Bounds } from '@umkreis/contract/ref.ts';
import type { HeatPoint } from '@umkreis/map-core/deck/draw-heat.ts';
import { deckPart } from '@umkreis/map-core/deck/deck-part.ts';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { SmallMapFrame } from '@umkreis/map-core/small-map/small-map-frame.tsx';
import { useSmallMap } from '@umkreis/map-core/small-map/use-small-map.ts';

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
  const { container, map, hasFailed } = useSmallMap(boot, label, () =>
    startCamera(boot, { width: WIDTH_PX, height: HEIGHT_PX }),
  );
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!map || points.length === 0) return;
    map.fitBounds(boundsOf(points), { padding: 40, maxZoom: 15, animate: false });
    let take: (() => void) | undefined;
    let isDisposed = false;
    heatPart.load().then(
      ({ drawHeat }) => {
        if (!isDisposed) take = drawHeat(map, points);
      },
      () => setMissing(true),
    );
    return () => {
      isDisposed = true;
      take?.();
    };
  }, [map, points]);
  if (hasFailed || isMissing) return <p className="p-4 text-sm text-ink-soft">{failed}</p>;
  return <SmallMapFrame boot={boot} container={container} name="heat" className="h-96 ring-1 ring-line ring-inset" />;
}

function boundsOf(points: readonly HeatPoint[]): Bounds {
  const lons = points.map(({ lon }) => lon);
  const lats = points.map(({ lat }) => lat);
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
}
