import { useMemo } from 'react';
import { calendarPaths } from '@umkreis/contract/calendar-paths.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { EventsPanel } from '@umkreis/guide/events/events-panel.tsx';
import { noFilter, filterCount } from '@umkreis/guide/filters/filter-state.ts';
import { useFilter } from '@umkreis/guide/filters/use-filter.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import type { Place } from '@umkreis/guide/places/place.ts';
import { useQueryValue } from '@umkreis/guide/url/use-query-value.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { eventsMessages } from '@umkreis/i18n/events.ts';
import type { MapNavigation } from '../state/use-map-navigation.ts';
import type { Selection } from '../state/selection.ts';
import { selectionUrl } from '../state/selection-url.ts';
import { PanelHeader } from './panel-header.tsx';

/** The calendar of what the visitor chose, where it has one */
function topicCalendar(selection: Selection): string | undefined {
  if (selection.kind === 'shortcut') return calendarPaths.shortcut(selection.id);
  return selection.kind === 'tag' ? calendarPaths.tag(selection.id) : undefined;
}

/** The branch's events in the panel; one leads to its place, at that event. */
export function EventsContent({ navigation, places }: { navigation: MapNavigation; places: readonly Place[] }) {
  const { boot, data, isInIframe, track } = useGuide();
  const t = useMessages(eventsMessages);
  const [filter, setFilter] = useFilter();
  const [, setEvents] = useQueryValue('events');
  const isFiltered = filterCount(filter) > 0;
  const placeIds = useMemo(
    () => (isFiltered ? new Set(places.map(({ item }) => item.id)) : null),
    [isFiltered, places],
  );

  const open = (event: Event) => {
    track({ metric_key: 'filtered_list_event_click', item_id: event.itemId, metricValue: event.id });
    const nanoId = data.byId.get(event.itemId)?.item.nanoId ?? event.itemNanoId;
    if (!nanoId) return;
    const title = data.byId.get(event.itemId)?.item.title ?? event.itemTitle;
    if (!isInIframe) return navigation.openPlace(nanoId, title, event.id);
    window.open(
      `${selectionUrl(boot, { kind: 'place', nanoId }, title ?? undefined)}?event=${event.id}`,
      '_blank',
      'noopener',
    );
  };
  return (
    <EventsPanel
      placeIds={placeIds}
      topicCalendar={topicCalendar(navigation.selection)}
      onSelect={open}
      onClear={() => setFilter(noFilter)}
      header={(count) => <PanelHeader title={t.title} count={count} onClose={() => setEvents(null)} />}
    />
  );
}
