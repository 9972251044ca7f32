import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { calendarPaths } from '@umkreis/contract/calendar-paths.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { EventsPanel } from './events-panel.tsx';
import { noFilter, filterCount, type FilterState } from '@umkreis/guide-engine/filters/filter-state.ts';
import { useFilter } from '@umkreis/guide-core/filter/use-filter.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { EngineQuery } from '@umkreis/guide-core/queries/engine-query-atom.ts';
import { useEngineQuery } from '@umkreis/guide-core/queries/use-engine-query.ts';
import { useQueryTime } from '@umkreis/guide-core/time/use-query-time.ts';
import { useQueryValue } from '@umkreis/guide-core/address/use-query-value.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { eventsMessages } from '@umkreis/i18n/events.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { seasonIdAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';
import { selectionAtom } from '@umkreis/guide-core/selection/selection-atoms.ts';
import type { Selection } from '@umkreis/guide-core/selection/selection.ts';
import { selectionUrl } from '@umkreis/guide-core/selection/selection-url.ts';
import { PanelHeader } from '@umkreis/guide-core/panel/panel-header.tsx';

/** Calendar of the current selection, if it has one */
function topicCalendar(selection: Selection): string | undefined {
  if (selection.kind === 'shortcut') return calendarPaths.shortcut(selection.id);
  return selection.kind === 'tag' ? calendarPaths.tag(selection.id) : undefined;
}

/** Ids of the places that pass the filter; null: no filter, or loading */
function useFilteredPlaceIds(filter: FilterState): ReadonlySet<string> | null {
  const { data } = useGuide();
  const seasonId = useAtomValue(seasonIdAtom);
  const level = useAtomValue(levelAtom);
  const at = useQueryTime(filter.openNow);
  const query = useMemo<EngineQuery<ReadonlySet<string>> | null>(() => {
    if (filterCount(filter) === 0) return null;
    const ids = data.events.flatMap(({ itemId, itemEvents }) => [itemId, ...itemEvents.map((also) => also.itemId)]);
    return async (engine) => new Set(await engine.idsLeft({ seasonId, level, filter, at }, [...new Set(ids)]));
  }, [data.events, seasonId, level, filter, at]);
  return useEngineQuery(query).data;
}

/** The branch's events in the panel; a click opens the place with that event. */
export function EventsContent() {
  const { openPlace } = useMapActions();
  const { boot, isInIframe, track } = useGuide();
  const t = useMessages(eventsMessages);
  const [filter, setFilter] = useFilter();
  const [, setEvents] = useQueryValue('events');
  const selection = useAtomValue(selectionAtom);
  const placeIds = useFilteredPlaceIds(filter);

  const open = ({ itemId, itemNanoId: nanoId, itemTitle: title, ...event }: Event) => {
    track({ metric_key: 'filtered_list_event_click', item_id: itemId, metricValue: event.id });
    if (!nanoId) return;
    if (!isInIframe) return openPlace(nanoId, title, event.id);
    window.open(
      `${selectionUrl(boot, { kind: 'place', nanoId }, title ?? undefined)}?event=${event.id}`,
      '_blank',
      'noopener',
    );
  };
  return (
    <EventsPanel
      placeIds={placeIds}
      topicCalendar={topicCalendar(selection)}
      onSelect={open}
      onClear={() => setFilter(noFilter)}
      header={(count) => (
        <PanelHeader title={t.title} count={count} onClose={() => setEvents(null, { closes: true })} />
      )}
    />
  );
}
