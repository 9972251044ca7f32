import { useEffect, useMemo, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useBasemapFileName } from '@umkreis/api-client/use-basemap-file-name.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { kioskMessages } from '../messages/kiosk.ts';
import type { Names } from '@umkreis/guide-engine/engine/content.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { guideEngine } from '@umkreis/guide-core/engine/guide-engine.ts';
import { startedGuide } from '@umkreis/guide-core/engine/started-guide.ts';
import { todaysEvents } from '@umkreis/places/todays-events.ts';

export interface Slide {
  title: string;
  eyebrow?: string;
  text?: string;
  /** Path of the small picture, and the place that has larger ones. */
  image?: string;
  nanoId?: string;
  color?: string;
  glyph?: string;
}

const MOST = 24;

/**
 * The slides at the time `now`: today's events, then places with a picture, then featured places in their
 * category's colour.
 */
export function useSlides(boot: Boot, now: Date): Slide[] {
  const t = useMessages(kioskMessages);
  const pick = usePick();
  const language = useLanguage();
  const { data: featured } = useRead(apiUrl(boot, 'GET /featured/'));
  const { today, names, pictured, guidePlaces } = useGuideOfSlides(boot, now, featured);
  return useMemo(() => {
    const { timeZone, shortId } = boot.branch!;
    const time = dateFormat(language, { timeZone, timeStyle: 'short' });
    const lookOf = (categoryId: string | null | undefined) => {
      const category = names?.categories.find((one) => one.id === categoryId);
      return {
        color: category?.backgroundColorName,
        glyph: names?.icons.find((icon) => icon.id === category?.iconId)?.iconSvg,
        eyebrow: category && pick(category.subCategoryName),
      };
    };
    const eventSlides = today.map((event): Slide => {
      const item = guidePlaces.get(event.itemId)?.item;
      const { color, glyph } = lookOf(item?.categories[0]);
      const startText =
        !event.isAllDay && dayInZone(new Date(event.dateBegin), timeZone) === dayInZone(now, timeZone)
          ? `${t.today}, ${time.format(new Date(event.dateBegin))}`
          : t.today;
      return {
        title: event.title,
        eyebrow: startText,
        text: item?.title || event.description,
        image: item?.image,
        nanoId: item?.nanoId,
        color,
        glyph,
      };
    });
    const pictures = pictured.map(({ item }): Slide => ({
      title: item.title,
      image: item.image,
      nanoId: item.nanoId,
      ...lookOf(item.categories[0]),
    }));
    const places = (featured ?? [])
      .filter((place) => place.branchShortId === shortId || guidePlaces.has(place.itemId))
      .map((place): Slide => ({
        title: place.title,
        text: place.shortDescription ?? undefined,
        ...lookOf(place.categoryId),
      }));
    return [...eventSlides, ...pictures, ...places].slice(0, MOST);
  }, [boot, today, pictured, guidePlaces, featured, names, language, now, pick, t]);
}

interface GuideOfSlides {
  /** Today's events */
  today: readonly Event[];
  names: Names | null;
  pictured: readonly Place[];
  /** The places of the events and featured entries that the guide contains, by id */
  guidePlaces: ReadonlyMap<string, Place>;
}

const none: GuideOfSlides = { today: [], names: null, pictured: [], guidePlaces: new Map() };

/** The slides' data from the guide's engine, which the map has filled. */
function useGuideOfSlides(boot: Boot, now: Date, featured: readonly { itemId: string }[] | undefined): GuideOfSlides {
  const [guide, setGuide] = useState(none);
  const fileName = useBasemapFileName(boot);
  const { timeZone } = boot.branch!;
  useEffect(() => {
    let isLast = true;
    const read = async (): Promise<GuideOfSlides> => {
      // Waits for the map to fill the engine; the map retries a failed attempt.
      await startedGuide()?.filling.catch(() => null);
      const engine = guideEngine();
      const [names, events, pictured] = await Promise.all([engine.names(), engine.events(), engine.pictured(MOST)]);
      const today = todaysEvents(events, now, () => timeZone);
      const ids = [...today, ...(featured ?? [])].map(({ itemId }) => itemId);
      const found = await engine.placesById(ids, now.getTime());
      return { today, names, pictured, guidePlaces: new Map(found.map((place) => [place.item.id, place])) };
    };
    read().then(
      (next) => isLast && setGuide(next),
      // A crashed worker is replaced, and queried for the next slide.
      () => undefined,
    );
    return () => {
      isLast = false;
    };
  }, [fileName, timeZone, now, featured]);
  return guide;
}
