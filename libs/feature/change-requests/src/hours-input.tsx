import type { BasemapItem } from '@umkreis/contract/item.ts';
import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { WeekTable } from '@umkreis/guide-core/hours/week-table.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { useHoursModule } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { useNow } from '@umkreis/guide-core/time/guide-time.ts';

interface Props {
  value: string;
  error?: string;
  /** Position of the place, with its own time zone and holidays if it has them */
  at: Pick<BasemapItem, 'lat' | 'lon' | 'hoursPlace'>;
  onChange(value: string): void;
}

/** Opening hours in their syntax, validated while typing, with a preview of the week. */
export function HoursInput({ value, error, at, onChange }: Props) {
  const { boot } = useGuide();
  const t = useMessages(proposalMessages);
  const language = useLanguage();
  const module = useHoursModule();
  const now = useNow();
  const where = openingPlaceOf(boot, at);
  const check = module?.validateHours(value, where, language);
  const days = value.trim() && !check?.error ? module?.weekHours(value, now, where, 'monday') : undefined;
  return (
    <div>
      <TextArea
        label={t.hours}
        rows={2}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        hint={check?.warnings[0] ?? t.hoursHint}
        error={check?.error ? t.hoursErrorDetail({ detail: check.error }) : (error ?? null)}
        spellCheck={false}
      />
      {module && days && (
        <details className="pt-1 text-sm text-ink-soft">
          <summary className="cursor-pointer py-1">{t.hoursPreview}</summary>
          <WeekTable days={days} caption={t.hours} textOf={module.intervalText} startsToday={false} />
        </details>
      )}
    </div>
  );
}
