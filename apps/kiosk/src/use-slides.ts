import { useMemo } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { useBasemap } from '@umkreis/api-client/use-basemap.ts';
import { useEvents } from '@umkreis/api-client/use-events.ts';
import { useFeatured } from '@umkreis/api-client/use-featured.ts';
import { useReference } from '@umkreis/api-client/use-reference.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { kioskMessages } from '@umkreis/i18n/kiosk.ts';
import { todaysEvents } from '@umkreis/place-rules/todays-events.ts';

export interface Slide {
  title: string;
  eyebrow?: string;
  text?: string;
  /** Path of the small picture, and the place whose larger ones follow. */
  image?: string;
  nanoId?: string;
  color?: string;
  glyph?: string;
}

const MOST = 24;

/**
 * For the moment `now`: today's events, then places with a picture, then featured places in their category's colour.
 */
export function useSlides(boot: Boot, now: Date): Slide[] {
  const t = useMessages(kioskMessages);
  const pick = usePick();
  const language = useLanguage();
  const { data: document } = useBasemap(boot);
  const { data: events } = useEvents(boot);
  const { data: featured } = useFeatured(boot);
  const { data: reference } = useReference(boot);
  return useMemo(() => {
    const { timeZone, shortId } = boot.branch!;
    const day = dateFormat('sv', { timeZone, dateStyle: 'short' });
    const time = dateFormat(language, { timeZone, timeStyle: 'short' });
    const today = day.format(now);
    const lookOf = (categoryId: string | null | undefined) => {
      const category = reference?.categories.find((one) => one.id === categoryId);
      return {
        color: category?.backgroundColorName,
        glyph: reference?.icons.find((icon) => icon.id === category?.iconId)?.iconSvg,
        eyebrow: category && pick(category.subCategoryName),
      };
    };
    const items = new Map(document?.items.map((item) => [item.id, item]));
    const eventSlides = todaysEvents(events ?? [], now, () => timeZone).map((event): Slide => {
      const item = items.get(event.itemId);
      const { color, glyph } = lookOf(item?.categories[0]);
      const begins =
        day.format(new Date(event.dateBegin)) === today
          ? `${t.today}, ${time.format(new Date(event.dateBegin))}`
          : t.today;
      return {
        title: event.title,
        eyebrow: begins,
        text: item?.title || event.description,
        image: item?.image,
        nanoId: item?.nanoId,
        color,
        glyph,
      };
    });
    const pictures = [...items.values()]
      .filter((item) => item.image && item.title)
      .map((item): Slide => ({
        title: item.title,
        image: item.image,
        nanoId: item.nanoId,
        ...lookOf(item.categories[0]),
      }));
    const places = (featured ?? [])
      .filter((place) => place.branchShortId === shortId || items.has(place.itemId))
      .map((place): Slide => ({
        title: place.title,
        text: place.shortDescription ?? undefined,
        ...lookOf(place.categoryId),
      }));
    return [...eventSlides, ...pictures, ...places].slice(0, MOST);
  }, [boot, document, events, featured, reference, language, now, pick, t]);
}
