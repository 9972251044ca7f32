import { useEffect, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { kioskMessages } from '@umkreis/i18n/kiosk.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SlidePicture } from './slide-picture.tsx';
import { useSlides } from './use-slides.ts';

const SLIDE_MS = 9000;

/** Slow pictures of the branch and what is on today, drifting so that nothing burns in. A touch starts the map. */
export function Screensaver({ boot, onStart }: { boot: Boot; onStart(): void }) {
  const t = useMessages(kioskMessages);
  const [{ index, now }, setTick] = useState(() => ({ index: 0, now: new Date() }));
  const slides = useSlides(boot, now);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => ({ index: tick.index + 1, now: new Date() })), SLIDE_MS);
    return () => clearInterval(timer);
  }, []);
  const slide = slides[index % Math.max(1, slides.length)];
  const branch = boot.branch!;
  return (
    <button
      type="button"
      onClick={onStart}
      aria-label={t.start}
      className="fixed inset-0 z-50 block overflow-hidden bg-black text-left text-white animate-fade"
    >
      <span
        key={index}
        className="absolute inset-0 block animate-fade"
        style={{ background: slide?.color ?? branch.accentColor }}
      >
        {slide?.image && <SlidePicture key={slide.image} boot={boot} image={slide.image} nanoId={slide.nanoId} />}
        {!slide?.image && slide?.glyph && (
          <svg
            aria-hidden="true"
            viewBox="0 0 15 15"
            className="absolute inset-x-0 top-[16%] mx-auto w-[64%] opacity-25"
          >
            <path d={slide.glyph} fill="currentColor" />
          </svg>
        )}
        <span className="absolute inset-0 block bg-gradient-to-t from-black/60 via-black/10 to-transparent" />
      </span>
      <span className="drift absolute inset-0 flex flex-col justify-between p-[7%]">
        <span className="text-lg font-title">{branch.title}</span>
        <span className="grid gap-4">
          {slide?.eyebrow && <span className="text-base font-semibold opacity-90">{slide.eyebrow}</span>}
          <span className="text-2xl leading-tight font-title">{slide?.title ?? branch.title}</span>
          {slide?.text && <span className="text-lg leading-snug opacity-90">{slide.text}</span>}
          <span className="mt-8 inline-flex items-center gap-4 justify-self-start rounded-full bg-white px-8 py-5 text-lg font-title text-black">
            <Icon name="pin" size={32} />
            {t.start}
          </span>
        </span>
      </span>
    </button>
  );
}
