import './kiosk-sign.css';
import type { CSSProperties, ReactNode } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { branchUrl } from '@umkreis/contract/branch-origin.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { KioskSign as SignSettings } from '@umkreis/contract/kiosk-sign.ts';
import type { SignPart } from '@umkreis/contract/sign-parts.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { dayInZone, inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { Both } from './both.tsx';
import { minuteShift } from './minute-shift.ts';
import { nextEvents } from './next-events.ts';
import { noticePages, pageAt } from './notices-at.ts';
import { SignCode } from './sign-code.tsx';
import { SignEvent } from './sign-event.tsx';
import { SignHours, useHoursToday } from './sign-hours.tsx';
import { signText } from './sign-texts.ts';

interface Props {
  /** With a branch */
  boot: Boot;
  settings: SignSettings;
  /** Public ID of the place whose hours are shown */
  house: string | null;
  events: readonly Event[];
  now: Date;
  /** Picture behind the clock */
  picture?: ReactNode;
}

/**
 * What a kiosk shows while nobody uses it, in German and English. It fills its container, upright or wide, and scales
 * with it; it contains phrasing content only, so that it can be a button.
 */
export function KioskSign({ boot, settings, house, events, now, picture }: Props) {
  const branch = boot.branch!;
  const has = (part: SignPart) => settings.parts.includes(part);
  const today = useHoursToday(boot, has('hours') ? house : null, now);
  const pages = has('notices') ? noticePages(settings.notices, dayInZone(now, branch.timeZone)) : [];
  const next = has('events') ? nextEvents(events, now, branch.timeZone) : [];
  const { x, y } = minuteShift(now);
  const style = { '--sign-accent': branch.accentColor, '--sign-x': x, '--sign-y': y } as CSSProperties;
  return (
    <span className="sign" style={style}>
      <span className="sign-page">
        <span className="sign-top">
          {picture}
          <span className="sign-shade" />
          <span className="sign-names">
            {has('clock') ? <Clock now={now} timeZone={branch.timeZone} title={branch.title} /> : branch.title}
          </span>
        </span>
        {(today || pages.length > 0 || next.length > 0) && (
          <span className="sign-facts">
            {today && <SignHours today={today} />}
            {pages.length > 0 && <Notices pages={pages} now={now} />}
            {next.length > 0 && (
              <span className="sign-events">
                <Both text={signText('events')} className="sign-line sign-heading" />
                {next.map((event) => (
                  <SignEvent key={event.id} boot={boot} event={event} now={now} />
                ))}
              </span>
            )}
          </span>
        )}
        <span className="sign-foot">
          <span className="sign-start">
            <Icon name="pin" size={24} />
            <Both text={signText('start')} />
          </span>
          {has('code') && (
            <span className="sign-take">
              <Both text={signText('code')} className="sign-take-text" />
              <span className="sign-code">
                <SignCode text={branchUrl(branch, boot.product)} label={signText('code').de} />
              </span>
            </span>
          )}
        </span>
      </span>
    </span>
  );
}

/** Hours and minutes in the branch's zone, with the date. */
function Clock({ now, timeZone, title }: { now: Date; timeZone: string; title: string }) {
  const dateIn = (language: 'de' | 'en') =>
    dateFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(now);
  return (
    <>
      <span className="sign-title">{title}</span>
      <time className="sign-clock">{inZone(now, timeZone).format('HH:mm')}</time>
      <Both text={{ de: dateIn('de'), en: dateIn('en') }} className="sign-date" />
    </>
  );
}

/** One page of the notices of today. */
function Notices({ pages, now }: { pages: readonly string[][]; now: Date }) {
  const at = pageAt(now, pages.length);
  return (
    <span className="sign-notices">
      <Icon name="alert" size={24} />
      <span className="sign-notice-texts">
        {pages[at]!.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      {pages.length > 1 && (
        <span className="sign-dots" aria-hidden="true">
          {pages.map(([first], index) => (
            <span key={first} data-on={index === at} />
          ))}
        </span>
      )}
    </span>
  );
}
