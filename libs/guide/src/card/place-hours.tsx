import { useState } from 'react';
import type { Language } from '@umkreis/contract/boot.ts';
import { useLanguage, useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { OpenStateBadge } from '@umkreis/ui/open-state-badge.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useGuide } from '../guide-context.tsx';
import type { OpenState } from '../hours/open-state-of.ts';
import { openingPlaceOf } from '../hours/opening-place-of.ts';
import { useHoursModule } from '../hours/use-hours-module.ts';
import { useNow } from '../time/guide-time.ts';
import type { Place } from '../places/place.ts';
import type { ShownDetail } from './detail-groups.ts';

const weekday = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-CH' : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

/** Hours of the next seven days; folded to today's state until it is asked for. */
export function PlaceHours({ place, shown: { detail, key }, state }: { place: Place; shown: ShownDetail; state: OpenState | null }) {
  const { boot, track } = useGuide();
  const t = useMessages(guideMessages);
  const pick = usePick();
  const language = useLanguage();
  const module = useHoursModule();
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const days = module?.weekHours(detail.dataValue, now, openingPlaceOf(boot, place.item), 'today');
  const today = days?.find(({ isToday }) => isToday);
  const title = pick(key.keyTitle);

  const toggle = () => {
    track({ metric_key: isOpen ? 'item_detail_oh_decrease_click' : 'item_detail_oh_increase_click', item_id: place.item.id, item_detail_id: detail.id });
    setIsOpen(!isOpen);
  };

  return (
    <div>
      <button type="button" aria-expanded={isOpen} onClick={toggle} className="flex w-full items-center gap-3.5 rounded-control py-2 text-left hover:bg-hover">
        <Icon name="clock" size={18} className="shrink-0 text-ink-soft" />
        <span className="flex-1 text-sm">
          <span className="block text-xs text-ink-soft">{title}</span>
          {today ? <span className="tabular">{t.todayHours(today.intervals.map(({ from, to }) => `${from}–${to}`).join(', ') || t.closedDay)}</span> : state ? <OpenStateBadge {...state} /> : t.hoursOf(title)}
        </span>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} className="shrink-0 text-ink-soft" />
      </button>
      {isOpen && module && !days && <p className="pl-8 text-sm text-ink-soft">{t.invalidHours}</p>}
      {isOpen && days && (
        <table className="tabular mb-2 ml-8 text-sm">
          <caption className="sr-only">{t.hoursOf(title)}</caption>
          <tbody>
            {days.map((day) => (
              <tr key={day.date} className={classNames('align-top', day.isToday && 'font-semibold')}>
                <th scope="row" className="py-0.5 pr-6 text-left font-[inherit]">
                  {weekday(day.date, language)}
                  {day.isHoliday && <span className="block text-xs font-normal text-changing">{t.holiday}</span>}
                </th>
                <td className="py-0.5">
                  {day.intervals.length === 0 && <span className={day.isToday ? undefined : 'text-ink-soft'}>{t.closedDay}</span>}
                  {day.intervals.map(({ from, to, comment }) => (
                    <span key={from} className="block">{from}–{to}{comment && <span className="text-ink-soft"> {comment}</span>}</span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
