import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import { developerMessages } from '../messages/developer.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { MapPadding } from '@umkreis/map-core/camera/map-padding.ts';
import { moveCamera } from '@umkreis/map-core/camera/move-camera.ts';
import { areaOf } from '@umkreis/map-core/guide-style/start-camera.ts';
import { viewFacts } from './view-facts.ts';

/** Development only: the camera's parameters, and a test of the branch's boundaries. */
export default function DeveloperOverlay({
  map,
  branch,
  padding,
}: {
  map: MapLibreMap;
  branch: Branch | null;
  padding: MapPadding;
}) {
  const t = useMessages(developerMessages);
  const [facts, setFacts] = useState(() => viewFacts(map, innerWidth));
  useEffect(() => {
    const look = () => setFacts(viewFacts(map, innerWidth));
    map.on('move', look);
    addEventListener('resize', look);
    return () => {
      map.off('move', look);
      removeEventListener('resize', look);
    };
  }, [map]);
  const area = areaOf(branch, innerWidth);

  return (
    <aside
      aria-label={t.developer}
      className="absolute bottom-10 left-2 z-20 rounded-control bg-paper/90 p-2 text-xs shadow-float"
    >
      <dl className="tabular grid grid-cols-[auto_auto] gap-x-2">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {area && (
        <button
          type="button"
          className="mt-1 h-8 rounded-control px-2 ring-1 ring-line"
          onClick={() =>
            moveCamera(
              map,
              { kind: 'bounds', bounds: area.lngLatSwNeBounds, bearing: area.bearing ?? 0 },
              { padding, isKiosk: false },
            )
          }
        >
          TestBounds
        </button>
      )}
    </aside>
  );
}
