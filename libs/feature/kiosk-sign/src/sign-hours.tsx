import { useItem } from '@umkreis/api-client/use-item.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { intervalText } from '@umkreis/opening-hours/interval-text.ts';
import { openingTag } from '@umkreis/opening-hours/opening-tag.ts';
import { weekHours } from '@umkreis/opening-hours/week-hours.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { Both } from './both.tsx';
import { signText } from './sign-texts.ts';

interface Today {
  title: string;
  isOpenNow: boolean;
  /** '08:00–12:00'; empty: closed */
  intervals: { de: string; en: string }[];
}

/** Today's opening hours of a place; null while they load, and for a place without readable hours. */
export function useHoursToday(boot: Boot, nanoId: string | null, now: Date): Today | null {
  const { data: item } = useItem(boot, nanoId, boot.branch);
  const hours = item?.itemDetails.find(({ dataKeyName }) => dataKeyName === 'hours')?.dataValue;
  if (!item || !hours || item.datePermanentlyClosed) return null;
  const where = openingPlaceOf(boot, { ...item, hoursPlace: item.hoursPlace ?? undefined });
  const today = weekHours(hours, now, where, 'today')?.[0];
  const state = openingTag(hours, null, now, where);
  if (!today || !state) return null;
  return {
    title: item.title,
    isOpenNow: state.state !== 'closed',
    intervals: today.intervals.map((interval) => ({
      de: intervalText(interval, 'de'),
      en: intervalText(interval, 'en'),
    })),
  };
}

/** Today's opening hours of the kiosk's house. */
export function SignHours({ today: { title, isOpenNow, intervals } }: { today: Today }) {
  const isOpen = intervals.length > 0;
  return (
    <span className="sign-hours" data-open={isOpenNow}>
      <span className="sign-hours-of">
        <span className="sign-house">{title}</span>
        <Both text={signText(isOpen ? 'openToday' : 'closedToday')} className="sign-line" />
      </span>
      {isOpen && (
        <span className="sign-times">
          {intervals.map((interval) => (
            <Both key={interval.de} text={interval} className="sign-line" />
          ))}
          <Both text={signText(isOpenNow ? 'openNow' : 'closedNow')} className="sign-line sign-state" />
        </span>
      )}
    </span>
  );
}
