import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { routes } from '@umkreis/contract/routes.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { firstOf, type EventSection } from '@umkreis/events/event-days.ts';
import { EventListRow } from '@umkreis/events/event-list-row.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { eventsMessages } from '@umkreis/i18n/events.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { AllEntries } from '../list/all-entries.tsx';
import { inlinePlaceAtom } from '../frame/inline-place.ts';
import { ListError } from '../list/list-error.tsx';
import { AddressToCopy } from '../list/place-address.tsx';
import type { SelectedTopic } from '../topic/topic.ts';

interface Props {
  topic: SelectedTopic;
  /** null: loading */
  sections: [EventSection, Event[]][] | null;
  /** The following events of each series */
  later: ReadonlyMap<Event, readonly Event[]>;
  /** Number of all events, of which the sections contain the first */
  total: number;
  /** null: nothing failed */
  retry: (() => void) | null;
}

const EVENTS_PER_PAGE = 20;

/** Events by day, or the reason why there are none. */
export function AgendaList({ topic, sections, later, total, retry }: Props) {
  const t = useMessages(eventsMessages);
  const tGuide = useMessages(guideMessages);
  const [count, setCount] = useState(EVENTS_PER_PAGE);
  if (retry) return <ListError onRetry={retry} />;
  if (!sections) return <SkeletonRows label={tGuide.loading} />;
  const loaded = sections.reduce((sum, [, events]) => sum + events.length, 0);
  if (loaded === 0) return <EmptyState icon="calendar" title={t.none} text={t.noneText} />;
  const { rows } = topic.selection;
  const remaining = rows === null ? loaded - count : 0;
  return (
    <>
      {firstOf(sections, rows ?? count).map(([section, events]) => (
        <section key={section} aria-label={t[section]}>
          <h2 className="px-4 pt-4 pb-1 text-sm font-semibold text-ink-soft">{t[section]}</h2>
          <ul className="divide-y divide-line">
            {events.map((event) => (
              <AgendaRow key={`${event.id} ${event.dateBegin}`} event={event} later={later.get(event)} />
            ))}
          </ul>
        </section>
      ))}
      {remaining > 0 && (
        <div className="p-3 text-center">
          <Button kind="quiet" size="small" onClick={() => setCount(count + EVENTS_PER_PAGE)}>
            {tGuide.showMore({ count: Math.min(remaining, EVENTS_PER_PAGE) })}
          </Button>
        </div>
      )}
      {remaining <= 0 && total > Math.min(rows ?? Infinity, loaded) && <AllEntries topic={topic} count={total} />}
    </>
  );
}

/** An event that opens in a tab, or with its address where the page allows no tabs. */
function AgendaRow({ event, later }: { event: Event; later: readonly Event[] | undefined }) {
  const { openPlace } = useGuide();
  const isInline = useAtomValue(inlinePlaceAtom) === event.itemNanoId && event.itemNanoId !== null;
  const { itemNanoId: nanoId, itemTitle: title } = event;
  return (
    <>
      <EventListRow event={event} later={later} onSelect={() => nanoId && openPlace(nanoId, title ?? '', event.id)} />
      {isInline && (
        <li className="px-4 py-2">
          <AddressToCopy path={`${routes.mapPlace.to(nanoId!, title)}?event=${event.id}`} title={event.title} />
        </li>
      )}
    </>
  );
}
