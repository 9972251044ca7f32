import { useRef, type RefObject } from 'react';
import { isDay } from '@umkreis/guide-core/my-list/list-in-url.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMinute } from '@umkreis/guide-core/time/guide-time.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { myListMessages } from '../messages/my-list.ts';
import { dayAfter, dayText } from './day-texts.ts';

interface Props {
  day: string | null;
  onDay(day: string | null): void;
}

/** Selects the planned day, in the guide's time zone. */
export function DayChoice({ day, onDay }: Props) {
  const t = useMessages(myListMessages);
  const { timeZone } = useGuide();
  const today = dayInZone(useMinute(), timeZone);
  const input = useRef<HTMLInputElement>(null);
  // The control that was used disappears; the focus would be lost with it.
  const choose = (chosen: string | null) => {
    input.current?.focus();
    onDay(chosen);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t.day}</legend>
      <DayInput input={input} day={day} today={today} onDay={onDay} />
      {day === null ? (
        <>
          <Chip pressed={false} onClick={() => choose(today)}>
            {t.today}
          </Chip>
          <Chip pressed={false} onClick={() => choose(dayAfter(today))}>
            {t.tomorrow}
          </Chip>
        </>
      ) : (
        <IconButton icon="close" label={t.noDay} onClick={() => choose(null)} className="-my-1" />
      )}
      {day !== null && day < today && <p className="basis-full text-sm text-ink-soft">{t.dayIsOver}</p>}
    </fieldset>
  );
}

/** The day as a text; a click opens the browser's calendar. */
function DayInput({ input, day, today, onDay }: Props & { input: RefObject<HTMLInputElement | null>; today: string }) {
  const t = useMessages(myListMessages);
  const language = useLanguage();
  return (
    <label className="relative inline-flex h-9 items-center rounded-full px-3.5 text-sm font-medium ring-1 ring-line ring-inset focus-within:ring-2 focus-within:ring-accent hover:bg-hover">
      <span className="sr-only">{t.day}</span>
      <span aria-hidden="true" className="flex items-center gap-1.5">
        <Icon name="calendar" size={16} />
        {day === null ? t.chooseDay : dayText(day, language, 'short')}
      </span>
      <input
        ref={input}
        type="date"
        value={day ?? ''}
        min={today}
        className="absolute inset-0 cursor-pointer opacity-0"
        onClick={(event) => event.currentTarget.showPicker?.()}
        onChange={({ target }) => {
          if (isDay(target.value)) onDay(target.value);
        }}
      />
    </label>
  );
}
