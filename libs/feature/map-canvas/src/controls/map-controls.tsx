import type { Map as MapLibreMap } from 'maplibre-gl';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';

/** Zoom, compass, position and the other controls of the column on the right. */
export function MapControls({ hasZoom, children }: { hasZoom: boolean; children: ReactNode }) {
  const map = useAtomValue(mapAtom);
  const t = useMessages(mapMessages);
  return (
    <div
      role="toolbar"
      aria-label={t.controls}
      aria-orientation="vertical"
      className="flex max-h-[inherit] flex-col flex-wrap-reverse content-start items-start justify-end gap-2.5 *:pointer-events-auto"
    >
      {children}
      <Compass map={map} />
      {hasZoom && (
        <div className="grid overflow-hidden rounded-control bg-paper shadow-float">
          <IconButton icon="plus" label={t.zoomIn} onClick={() => map?.zoomIn()} className="!rounded-none" />
          <span className="mx-2 h-px bg-line" />
          <IconButton icon="minus" label={t.zoomOut} onClick={() => map?.zoomOut()} className="!rounded-none" />
        </div>
      )}
    </div>
  );
}

/** Visible while the map is rotated or tilted. */
function Compass({ map }: { map: MapLibreMap | null }) {
  const t = useMessages(mapMessages);
  const [{ bearing, pitch }, setView] = useState({ bearing: 0, pitch: 0 });

  useEffect(() => {
    if (!map) return;
    const update = () => setView({ bearing: map.getBearing(), pitch: map.getPitch() });
    update();
    map.on('rotate', update);
    map.on('pitch', update);
    return () => {
      map.off('rotate', update);
      map.off('pitch', update);
    };
  }, [map]);

  if (Math.abs(bearing) < 0.5 && pitch < 0.5) return null;
  return (
    <button
      type="button"
      aria-label={t.north}
      title={t.north}
      onClick={() => map?.easeTo({ bearing: 0, pitch: 0 })}
      className="grid size-11 place-items-center rounded-control bg-paper shadow-float hover:bg-hover"
    >
      <span style={{ transform: `rotate(${-bearing}deg)` }} className="text-closed">
        <Icon name="compass" />
      </span>
    </button>
  );
}
