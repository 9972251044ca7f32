import { useEffect, useRef, useState } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { textOfTime, timeOf } from '@umkreis/guide-core/time/chosen-time.ts';
import { useGuideTime, useMinute, useNow } from '@umkreis/guide-core/time/guide-time.ts';
import { timePicks } from '@umkreis/guide-core/time/time-picks.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { useControlFocus } from '@umkreis/guide-core/panel/use-control-focus.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { isPhoneQuery } from '@umkreis/guide-core/panel/panel-sizes.ts';

const STEP_MINUTES = 15;
const CHANGE_DELAY_MS = 150;
const two = (value: number) => String(value).padStart(2, '0');

/** Changes the time of the guide: opening states, events, season and departures follow. */
export function TimeControl() {
  const t = useMessages(mapMessages);
  const [chosen] = useGuideTime();
  const [isOpen, setIsOpen] = useOpened('time');
  const control = useControlFocus<HTMLDivElement>(isOpen);
  return (
    <div ref={control} className="relative flex items-center">
      {isOpen && <TimePanel />}
      <IconButton
        icon="clock"
        label={t.time}
        floating
        pressed={chosen !== null}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
    </div>
  );
}

/** The controls are moved by a transform: only the top layer is positioned relative to the screen. */
const showInTopLayer = (panel: HTMLElement | null) => panel?.showPopover?.();

function TimePanel() {
  const t = useMessages(mapMessages);
  const { timeZone } = useGuide();
  const isPhone = useMediaQuery(isPhoneQuery);
  const [chosen, choose] = useGuideTime();
  const now = useNow();
  const minute = useMinute();
  const clock = inZone(now, timeZone);
  const minutes = clock.hour() * 60 + clock.minute();
  const [draft, setDraft] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const at = (days: number, minuteOfDay: number) =>
    fromClock(Date.UTC(clock.year(), clock.month(), clock.date() + days, 0, minuteOfDay), timeZone);
  const slide = (value: number) => {
    setDraft(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDraft(null);
      choose(at(0, value));
    }, CHANGE_DELAY_MS);
  };
  const value = draft ?? minutes;
  const time = `${two(Math.floor(value / 60))}:${two(value % 60)}`;

  return (
    <fieldset
      ref={isPhone ? showInTopLayer : null}
      popover={isPhone ? 'manual' : undefined}
      className="absolute right-full bottom-0 mr-2 max-sm:fixed max-sm:inset-auto max-sm:top-33 max-sm:right-17 max-sm:m-0 max-sm:border-0 max-sm:text-ink grid w-[min(20rem,calc(100vw-5rem))] animate-fade gap-3 rounded-card bg-paper p-4 shadow-float"
    >
      <legend className="sr-only">{t.time}</legend>
      <div className="flex items-center gap-1">
        <IconButton icon="chevronLeft" label={t.previousDay} onClick={() => choose(at(-1, minutes))} />
        <DateInput time={time} onChange={choose} />
        <IconButton icon="chevronRight" label={t.nextDay} onClick={() => choose(at(1, minutes))} />
      </div>
      <label className="grid gap-1">
        <span className="flex items-baseline justify-between text-sm text-ink-soft">
          {t.timeHour}
          <span className="tabular text-lg font-semibold text-ink">{time}</span>
        </span>
        <input
          type="range"
          min={0}
          max={24 * 60 - STEP_MINUTES}
          step={STEP_MINUTES}
          value={value}
          aria-valuetext={time}
          onChange={(event) => slide(Number(event.target.value))}
          className="h-8 w-full accent-accent"
        />
      </label>
      <div className="flex flex-wrap gap-2">
        <Chip pressed={chosen === null} onClick={() => choose(null)}>
          {t.timeNow}
        </Chip>
        {timePicks(minute, timeZone).map(([name, pick]) => (
          <Chip key={name} pressed={chosen?.getTime() === pick.getTime()} onClick={() => choose(pick)}>
            {t[name]}
          </Chip>
        ))}
      </div>
      <p className="text-xs text-ink-soft">{t.timeHint}</p>
    </fieldset>
  );
}

/** The day of the guide's time; a click opens the browser's calendar. @param time of day, `HH:mm` */
function DateInput({ time, onChange }: { time: string; onChange(at: Date): void }) {
  const t = useMessages(mapMessages);
  const language = useLanguage();
  const { timeZone } = useGuide();
  const now = useNow();
  const day = dateFormat(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone }).format(now);
  return (
    <label className="relative flex-1 text-center text-base font-semibold focus-within:rounded-control focus-within:ring-2 focus-within:ring-accent">
      <span className="sr-only">{t.timeDay}</span>
      <span aria-hidden="true">{day}</span>
      <input
        type="date"
        value={textOfTime(now, timeZone).slice(0, 10)}
        className="absolute inset-0 cursor-pointer opacity-0"
        onClick={(event) => event.currentTarget.showPicker?.()}
        onChange={(event) => {
          const next = timeOf(`${event.target.value}T${time}`, timeZone);
          if (next) onChange(next);
        }}
      />
    </label>
  );
}
