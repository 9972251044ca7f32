import type { Language } from '@umkreis/contract/boot.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import type { OpenStateTone } from '@umkreis/ui/open-state-badge.tsx';
import type { HoursModule } from './use-hours-module.ts';

export interface OpenState {
  tone: OpenStateTone;
  text: string;
  next: string | undefined;
}

/** 'bis 18:00', 'öffnet Mo 08:00': the next change in the branch's time zone. Day and time stay on one line. */
export function nextChangeText(
  change: Date | undefined,
  isOpen: boolean,
  now: Date,
  timeZone: string,
  language: Language,
): string | undefined {
  if (!change) return undefined;
  const time = dateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(change);
  const day = (at: Date) => dayInZone(at, timeZone);
  // An opening that ends at midnight ends with the day it started.
  const endsDay = isOpen && time === '00:00' && day(new Date(change.getTime() - 1)) === day(now);
  const isToday = endsDay || day(change) === day(now);
  const isSoon = change.getTime() - now.getTime() < 7 * 86_400_000;
  const date = isToday
    ? ''
    : `${dateFormat(language, isSoon ? { weekday: 'short', timeZone } : { day: 'numeric', month: language === 'de' ? 'numeric' : 'short', timeZone }).format(change)}\u00A0`;
  if (endsDay) return language === 'de' ? 'bis 24:00' : 'until 24:00';
  if (language === 'de') return isOpen ? `bis ${date}${time}` : `öffnet ${date}${time}`;
  return isOpen ? `until ${date}${time}` : `opens ${date}${time}`;
}

const soon = 45 * 60_000;

export interface HoursOf {
  hours: string | undefined;
  operatingHours: string | undefined;
  closed: string | undefined;
}

/** The opening state of a place, or the operating state of a lift or line; null without hours. */
export function openStateOf(
  module: Pick<HoursModule, 'openingTag' | 'operatingTag'>,
  { hours, operatingHours, closed }: HoursOf,
  now: Date,
  where: OpeningPlace,
  language: Language,
): OpenState | null {
  const tag = module.openingTag(hours, closed, now, where);
  if (tag) {
    const isOpen = tag.key === 'open' || tag.key === 'openEnd';
    const isChanging = isOpen && tag.nextChange !== undefined && tag.nextChange.getTime() - now.getTime() < soon;
    return {
      tone: tag.color === 'ohChanging' || isChanging ? 'changing' : isOpen ? 'open' : 'closed',
      text: tag.text[language],
      next: tag.comment ?? nextChangeText(tag.nextChange, isOpen, now, where.timeZone, language),
    };
  }
  const running = module.operatingTag(operatingHours, closed, now, where);
  if (!running) return null;
  return {
    tone: running.isOperating ? 'open' : 'closed',
    text: running.text[language],
    next: nextChangeText(running.nextChange, running.isOperating, now, where.timeZone, language),
  };
}
