import { useMessages } from '@umkreis/i18n/language.tsx';
import { isWarning } from '../day/on-day.ts';
import { myListMessages } from '../messages/my-list.ts';
import type { PlannedRow } from '../rows/use-list-rows.ts';

/** How many places are closed on the planned day; present before its first text, so that it is read out. */
export function ClosedCount({ rows }: { rows: readonly PlannedRow[] }) {
  const t = useMessages(myListMessages);
  const count = rows.filter(({ event, onDay }) => !event && onDay && isWarning(onDay)).length;
  return (
    <output className="text-sm font-semibold text-closed empty:hidden">{count > 0 && t.closedCount({ count })}</output>
  );
}
