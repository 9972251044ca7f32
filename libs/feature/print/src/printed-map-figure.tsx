import { useMessages } from '@umkreis/i18n/language.tsx';
import { printMessages } from './messages/print.ts';
import { scaleBar } from './scale-bar.ts';
import type { MapOnPaper } from './use-printed-map.ts';

/** Maximum length of the scale bar, CSS px */
const longestScale = 140;

/** The printed map, with scale bar and attribution. @param size mm */
export function PrintedMapFigure({
  map,
  size,
  label,
  sources,
}: {
  map: MapOnPaper;
  size: { width: number; height: number };
  label: string;
  sources: string;
}) {
  const t = useMessages(printMessages);
  if (map === 'failed') return <p className="py-4 text-[10pt] text-ink-soft">{t.mapFailed}</p>;
  const scale = map && scaleBar(map.metresPerPx, longestScale);
  return (
    <figure
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      className="relative w-full overflow-hidden rounded-control bg-[#f6f4ef] ring-1 ring-line ring-inset"
    >
      {map && <img src={map.url} alt={label} className="block size-full" />}
      {scale && (
        <div className="absolute bottom-2 left-2 rounded-sm bg-white/85 px-1.5 py-0.5 text-[8pt] leading-tight">
          {scale.metres >= 1000 ? `${scale.metres / 1000} km` : `${scale.metres} m`}
          <div style={{ width: scale.px }} className="h-1 border-x border-b border-ink" />
        </div>
      )}
      {sources && <p className="absolute right-0 bottom-0 bg-white/85 px-1.5 py-0.5 text-[7.5pt]">{sources}</p>}
    </figure>
  );
}
