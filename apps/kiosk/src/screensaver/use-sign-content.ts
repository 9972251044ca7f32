import { useEffect, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { useBasemapFileName } from '@umkreis/api-client/use-basemap-file-name.ts';
import type { Slide } from '@umkreis/kiosk-sign/slide-picture.tsx';
import { guideEngine } from '@umkreis/guide-core/engine/guide-engine.ts';
import { startedGuide } from '@umkreis/guide-core/engine/started-guide.ts';

interface SignContent {
  events: readonly Event[];
  slides: readonly Slide[];
}

const MOST = 24;
const none: SignContent = { events: [], slides: [] };

/**
 * The events and the places with a picture from the guide's engine, which the map has filled.
 * @param now reads again
 */
export function useSignContent(boot: Boot, now: Date): SignContent {
  const [content, setContent] = useState(none);
  const fileName = useBasemapFileName(boot);
  useEffect(() => {
    let isLast = true;
    const read = async (): Promise<SignContent> => {
      // Waits for the map to fill the engine; the map retries a failed attempt.
      await startedGuide()?.filling.catch(() => null);
      const engine = guideEngine();
      const [events, pictured] = await Promise.all([engine.events(), engine.pictured(MOST)]);
      const slides = pictured.flatMap(({ item: { title, image, imageFocus, nanoId } }) =>
        image ? [{ title, image, imageFocus, nanoId }] : [],
      );
      return { events, slides };
    };
    read().then(
      (next) => isLast && setContent(next),
      // A crashed worker is replaced, and queried for the next slide.
      () => undefined,
    );
    return () => {
      isLast = false;
    };
  }, [fileName, now]);
  return content;
}
