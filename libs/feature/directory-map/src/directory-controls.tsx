import { demoMessages } from '@umkreis/i18n/demo.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { useMap } from '@umkreis/map-core/map/use-map.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';

const openStreetMap = 'https://www.openstreetmap.org/copyright';

export function ZoomButtons({ map }: { map: ReturnType<typeof useMap> }) {
  const t = useMessages(mapMessages);
  return (
    <div className="absolute top-3 right-3 grid overflow-hidden rounded-control bg-paper shadow-float">
      <IconButton icon="plus" label={t.zoomIn} onClick={() => map?.zoomIn()} className="!rounded-none" />
      <span className="mx-2 h-px bg-line" />
      <IconButton icon="minus" label={t.zoomOut} onClick={() => map?.zoomOut()} className="!rounded-none" />
    </div>
  );
}

/** Attribution of the map of all guides; nothing without a text, unless the region is invented. */
export function DirectoryAttribution({ text, isDemo }: { text: string; isDemo: boolean }) {
  const t = useMessages(mapMessages);
  const { demo } = useMessages(demoMessages);
  if (!text && !isDemo) return null;
  return (
    <p className="absolute right-0 bottom-0 max-w-[85%] rounded-tl-control bg-paper/85 px-2 py-0.5 text-right text-[11px] leading-4 text-ink-soft">
      <span className="sr-only">{t.attribution}: </span>
      {text.includes('OpenStreetMap') ? (
        <a href={openStreetMap} target="_blank" rel="noopener" className="text-inherit no-underline hover:underline">
          {text}
        </a>
      ) : isDemo ? (
        demo
      ) : (
        text
      )}
    </p>
  );
}
