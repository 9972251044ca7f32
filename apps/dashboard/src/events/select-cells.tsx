import type { DashboardEvent } from '@umkreis/contract/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { Selection } from '../list-screen/use-selection.ts';
import { eventBulkMessages } from './messages/event-bulk.ts';

const target = 'grid size-11 place-items-center';
const box = 'size-5 accent-accent';

/** Heading cell that selects all events of the page. */
export function SelectPage({ events, selection }: { events: readonly DashboardEvent[]; selection: Selection }) {
  const t = useMessages(eventBulkMessages);
  const ids = events.map(({ id }) => id);
  const isWhole = ids.every((id) => selection.ids.has(id));
  return (
    <td className="w-11">
      <label className={target}>
        <input
          type="checkbox"
          aria-label={t.selectPage}
          checked={isWhole}
          className={box}
          onChange={() => selection.set(ids, !isWhole)}
        />
      </label>
    </td>
  );
}

/** Cell that selects an event. */
export function SelectEvent({ event, selection }: { event: DashboardEvent; selection: Selection }) {
  const t = useMessages(eventBulkMessages);
  return (
    <td>
      <label className={target}>
        <input
          type="checkbox"
          aria-label={t.selectEvent({ title: event.title })}
          checked={selection.ids.has(event.id)}
          className={box}
          onChange={() => selection.toggle(event.id)}
        />
      </label>
    </td>
  );
}
