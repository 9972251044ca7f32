import { useState } from 'react';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { useHoursModule, type HoursModule } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { useNow } from '@umkreis/guide-core/time/guide-time.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { DetailWithKey } from '@umkreis/guide-core/place-details/detail-groups.ts';
import { WeekTable, weekdayOf } from '@umkreis/guide-core/hours/week-table.tsx';

/** How many days before and after today can be shown */
const FARTHEST = { back: 7, forth: 60 };

/**
 * Opening hours of one day, with buttons for the previous and next day; the week expands. Days are in the place's
 * time
 * zone. Whether it is open now is shown once, under the title.
 */
export function PlaceHours({ place, hoursDetail: { detail, key } }: { place: Place; hoursDetail: DetailWithKey }) {
  const { boot, track } = useGuide();
  const t = useMessages(cardMessages);
  const pick = usePick();
  const module = useHoursModule();
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const [offset, setOffset] = useState(0);
  const where = openingPlaceOf(boot, place.item);
  const clock = inZone(now, where.timeZone);
  const noon = fromClock(Date.UTC(clock.year(), clock.month(), clock.date() + offset, 12), where.timeZone);
  const days = module?.weekHours(detail.dataValue, offset === 0 ? now : noon, where, 'today');
  const day = days?.[0];
  const title = pick(key.keyTitle);

  const step = (by: 1 | -1) => {
    track({
      metric_key: by === 1 ? 'item_detail_oh_increase_click' : 'item_detail_oh_decrease_click',
      item_id: place.item.id,
      item_detail_id: detail.id,
    });
    setOffset(offset + by);
  };

  return (
    <section aria-label={title} className="relative py-1.5 pl-8 text-sm">
      <span className="absolute top-3 left-0 text-ink-soft">
        <Icon name="clock" size={18} />
      </span>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={t.hoursOf({ title })}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-9 w-full items-center gap-2 rounded-control text-left hover:bg-hover"
      >
        <span className="flex-1 text-xs text-ink-soft">{title}</span>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} className="mr-3 shrink-0 text-ink-soft" />
      </button>
      {module && !days && <p className="break-words whitespace-pre-line">{detail.dataValue}</p>}
      {module && day && (
        <div className="flex items-start justify-between gap-2">
          <DayHours day={day} offset={offset} textOf={module.intervalText} />
          <div className="-mt-0.5 flex shrink-0">
            <IconButton
              icon="chevronLeft"
              label={t.hoursDayBack}
              disabled={offset <= -FARTHEST.back}
              onClick={() => step(-1)}
              className="!size-9"
            />
            <IconButton
              icon="chevronRight"
              label={t.hoursDayOn}
              disabled={offset >= FARTHEST.forth}
              onClick={() => step(1)}
              className="!size-9"
            />
          </div>
        </div>
      )}
      {isOpen && module && days && (
        <WeekTable days={days} caption={t.hoursOf({ title })} textOf={module.intervalText} startsToday={offset === 0} />
      )}
    </section>
  );
}

/** Opening hours of one day. @param offset days from today */
function DayHours({
  day,
  offset,
  textOf,
}: {
  day: NonNullable<ReturnType<HoursModule['weekHours']>>[number];
  offset: number;
  textOf: HoursModule['intervalText'];
}) {
  const t = useMessages(cardMessages);
  const language = useLanguage();
  return (
    <div aria-live="polite" className="tabular flex min-w-0 flex-1 flex-wrap gap-x-3 py-1">
      <span className="min-w-24 font-medium">
        {offset === 0 ? t.today : offset === 1 ? t.tomorrow : weekdayOf(day.date, language)}
        <span className="block text-xs font-normal text-ink-soft">
          {dayText(day.date, language)}
          {day.isHoliday && <span className="text-changing"> · {t.holiday}</span>}
        </span>
      </span>
      <span>
        {day.intervals.length === 0 && <span className="text-ink-soft">{t.closedDay}</span>}
        {day.intervals.map((interval) => (
          <span key={interval.from} className="block">
            {textOf(interval, language)}
            {interval.comment && <span className="text-ink-soft"> {interval.comment}</span>}
          </span>
        ))}
      </span>
    </div>
  );
}

const dayText = (date: string, language: 'de' | 'en') =>
  dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
