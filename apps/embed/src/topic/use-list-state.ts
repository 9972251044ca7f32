import { useCallback, useEffect, useRef, useState } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { loadSearchParts } from '@umkreis/guide-core/rows/row-list.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { usePick } from '@umkreis/i18n/language.tsx';
import { placeTitle } from '@umkreis/places/place-names.ts';
import { useHost } from '../frame/host-context.ts';
import type { SelectedTopic } from './topic.ts';
import { useTopicPlaces } from './use-topic-places.ts';

const TYPING_MS = 800;

/** Search text, rows, and the actions of an embedded list. */
export function useListState(topic: SelectedTopic) {
  const { data, openPlace, track } = useGuide();
  const pick = usePick();
  const host = useHost();
  const [searchText, setSearchText] = useState('');
  const { query, list } = useTopicPlaces(topic, searchText);
  const open = useCallback((place: Place) => openPlace(place.item.nanoId, placeTitle(place, pick)), [openPlace, pick]);
  const openFirst = () => {
    const first = list.rows?.[0];
    if (first) open(first.place);
  };
  useEffect(() => {
    const metricValue = searchText.trim();
    if (!metricValue) return;
    const timer = setTimeout(() => track({ metric_key: 'embed_list_search_string', metricValue }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [searchText, track]);
  useEffect(() => host?.hear((command) => command.type === 'filter' && setSearchText(command.words)), [host]);
  const { total, isCurrent } = list;
  const filtered = query.words;
  const lastReported = useRef('');
  useEffect(() => {
    if (!host || !isCurrent || filtered === lastReported.current) return;
    lastReported.current = filtered;
    host.post({ umkreis: 1, type: 'filter', words: filtered, count: total });
  }, [host, isCurrent, filtered, total]);
  /** Loads the search index when the visitor is about to type. */
  const prepare = useCallback(() => loadSearchParts(data.engine, { hours: false }), [data.engine]);
  const hasFailed = list.hasFailed || data.status === 'error';
  return { query, list, searchText, setSearchText, open, openFirst, prepare, hasFailed };
}
