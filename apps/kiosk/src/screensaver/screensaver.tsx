import { useEffect, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { kioskMessages } from '../messages/kiosk.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SlidePicture } from './slide-picture.tsx';
import { useSlides, type Slide } from './use-slides.ts';

const SLIDE_MS = 9000;

/** A slide show of places and today's events; it drifts slowly to prevent burn-in. A touch starts the map. */
export function Screensaver({ boot, onStart }: { boot: Boot; onStart(): void }) {
  const t = useMessages(kioskMessages);
  const [{ index, now }, setTick] = useState(() => ({ index: 0, now: new Date() }));
  const slides = useSlides(boot, now);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => ({ index: tick.index + 1, now: new Date() })), SLIDE_MS);
    return () => clearInterval(timer);
  }, []);
  // Renders the next slide ahead, so that its picture is loaded before it becomes visible.
  const visibleSlides = slides.length > 1 ? [index, index + 1] : [index];
  return (
    <button
      type="button"
      onClick={onStart}
      aria-label={t.start}
      className="fixed inset-0 z-50 block animate-fade overflow-hidden bg-black text-left text-white"
    >
      {visibleSlides.map((at) => (
        <Poster
          key={at}
          boot={boot}
          slide={slides[at % Math.max(1, slides.length)]}
          isAhead={at !== index}
          start={t.start}
        />
      ))}
    </button>
  );
}

/** On a portrait screen the picture is above the text, otherwise the text is next to it. */
function Poster(props: { boot: Boot; slide: Slide | undefined; isAhead: boolean; start: string }) {
  const { boot, slide, isAhead, start } = props;
  const branch = boot.branch!;
  const color = slide?.color ?? branch.accentColor;
  return (
    <span
      aria-hidden={isAhead}
      className={classNames('absolute inset-0 block transition-opacity duration-700', isAhead && 'opacity-0')}
      style={{ background: color }}
    >
      <span className="absolute inset-x-0 top-0 block h-full overflow-hidden portrait:h-[60%]">
        {slide?.image ? (
          <SlidePicture
            key={slide.image}
            boot={boot}
            image={slide.image}
            {...(slide.nanoId && { nanoId: slide.nanoId })}
          />
        ) : (
          slide?.glyph && (
            <svg
              aria-hidden="true"
              viewBox="0 0 15 15"
              className="absolute inset-x-0 top-[18%] mx-auto h-[64%] opacity-25"
            >
              <path d={slide.glyph} fill="currentColor" />
            </svg>
          )
        )}
        <span className="absolute inset-0 block bg-gradient-to-t from-black/55 to-transparent portrait:hidden" />
      </span>
      <span className="absolute inset-x-0 bottom-0 block h-[40%] bg-black/25 landscape:hidden" />
      <span className="drift absolute inset-x-0 bottom-0 flex h-[40%] flex-col justify-between p-[6%] landscape:h-full landscape:justify-end">
        <span className="grid gap-3">
          <span className="text-base font-semibold opacity-90">{slide?.eyebrow ?? branch.title}</span>
          <span className="line-clamp-3 text-2xl leading-tight font-title">{slide?.title ?? branch.title}</span>
          {slide?.text && <span className="line-clamp-2 text-lg leading-snug opacity-90">{slide.text}</span>}
        </span>
        <span className="mt-8 mb-[5%] inline-flex items-center gap-4 self-start rounded-full bg-white px-8 py-5 text-lg font-title text-black">
          <Icon name="pin" size={32} />
          {start}
        </span>
      </span>
    </span>
  );
}
