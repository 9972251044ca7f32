import { useEffect, useState } from 'react';
import type { HoursCheck } from '@umkreis/opening-hours/validate-hours.ts';
import { useBranches } from '@umkreis/api-client/use-branches.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useDashboard } from '../dashboard-context.tsx';

/** Warnings and errors of an opening-hours value, shown under its field while it is typed. */
export function HoursCheckNote({ value, item }: { value: string; item: Item }) {
  const { boot, language } = useDashboard();
  const { data: branches } = useBranches(boot);
  const branch = branches?.find((one) => one.shortId === item.branchShortId);
  const where = item.hoursPlace ?? branch;
  const [check, setCheck] = useState<HoursCheck>();
  useEffect(() => {
    let isCurrent = true;
    // The parser is heavy and only needed here.
    void import('@umkreis/opening-hours/validate-hours.ts').then(({ validateHours }) => {
      const place = {
        lat: item.lat,
        lon: item.lon,
        timeZone: where?.timeZone ?? 'Europe/Vaduz',
        countryCode: where?.countryCode ?? 'li',
        state: where?.state ?? null,
      };
      if (isCurrent) setCheck(validateHours(value, place, language));
    });
    return () => {
      isCurrent = false;
    };
  }, [value, item.lat, item.lon, where, language]);
  const notes = check ? [...(check.error ? [check.error] : []), ...check.warnings] : [];
  return notes.map((note) => (
    <p key={note} className={`flex gap-1.5 text-xs break-words ${check?.error ? 'text-danger' : 'text-changing'}`}>
      <Icon name="alert" size={14} />
      {note}
    </p>
  ));
}
