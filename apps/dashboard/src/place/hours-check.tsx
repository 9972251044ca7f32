import { useEffect, useState } from 'react';
import type { HoursCheck } from '@umkreis/opening-hours/validate-hours.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { useHoursPlace } from './hours/use-hours-place.ts';

/** Warnings and errors of an opening-hours value, shown below its field while typing. */
export function HoursCheckNote({ value, item }: { value: string; item: Item }) {
  const { language } = useDashboard();
  const place = useHoursPlace(item);
  const [check, setCheck] = useState<HoursCheck>();
  useEffect(() => {
    let isCurrent = true;
    // Lazy: the parser is large and only needed here.
    void import('@umkreis/opening-hours/validate-hours.ts').then(({ validateHours }) => {
      if (isCurrent) setCheck(validateHours(value, place, language));
    });
    return () => {
      isCurrent = false;
    };
  }, [value, place, language]);
  const notes = check ? [...(check.error ? [check.error] : []), ...check.warnings] : [];
  return notes.map((note) => (
    <p key={note} className={`flex gap-1.5 text-xs break-words ${check?.error ? 'text-danger' : 'text-changing'}`}>
      <Icon name="alert" size={14} />
      {note}
    </p>
  ));
}
