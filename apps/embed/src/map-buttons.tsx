import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState, type RefObject } from 'react';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { embedPartsMessages } from './messages/embed-parts.ts';

interface Props {
  map: MapLibreMap;
  /** The element that fills the screen */
  area: RefObject<HTMLElement | null>;
}

/** Full screen and zoom of an embedded map. The page around it may refuse full screen. */
export function MapButtons({ map, area }: Props) {
  const t = useMessages(embedPartsMessages);
  const tMap = useMessages(mapMessages);
  const isFull = useFullScreen(map, area);
  const toggle = () => (isFull ? document.exitFullscreen() : area.current?.requestFullscreen())?.catch(() => undefined);
  return (
    <div className="absolute top-3 right-3 z-[6] grid gap-2.5">
      {document.fullscreenEnabled && (
        <IconButton
          icon={isFull ? 'close' : 'expand'}
          label={isFull ? t.leaveFullScreen : t.fullScreen}
          floating
          onClick={() => void toggle()}
        />
      )}
      <div className="grid overflow-hidden rounded-control bg-paper shadow-float">
        <IconButton icon="plus" label={tMap.zoomIn} onClick={() => map.zoomIn()} className="!rounded-none" />
        <span className="mx-2 h-px bg-line" />
        <IconButton icon="minus" label={tMap.zoomOut} onClick={() => map.zoomOut()} className="!rounded-none" />
      </div>
    </div>
  );
}

/** Whether the area fills the screen. The map then needs no second finger to move: there is no page to scroll. */
function useFullScreen(map: MapLibreMap, area: RefObject<HTMLElement | null>): boolean {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const wasCooperative = map.cooperativeGestures.isEnabled();
    const follow = () => {
      const fills = document.fullscreenElement !== null && document.fullscreenElement === area.current;
      setIsFull(fills);
      if (!wasCooperative) return;
      if (fills) map.cooperativeGestures.disable();
      else map.cooperativeGestures.enable();
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [map, area]);
  return isFull;
}
