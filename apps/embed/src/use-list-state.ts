import { useCallback, useEffect, useState } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useShortcutPlaces } from './use-shortcut-places.ts';

const TYPING_MS = 800;

/** Words typed, rows found, and what a click does. */
export function useListState(shortcut: SearchShortcutConfig) {
  const { openPlace, track } = useGuide();
  const [words, setWords] = useState('');
  const { asked, list } = useShortcutPlaces(shortcut, words);
  const open = useCallback((place: Place) => openPlace(place.item.nanoId, place.item.title), [openPlace]);
  const openFirst = () => {
    const first = list.rows?.[0];
    if (first) open(first.place);
  };
  useEffect(() => {
    const metricValue = words.trim();
    if (!metricValue) return;
    const timer = setTimeout(() => track({ metric_key: 'embed_list_search_string', metricValue }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [words, track]);
  return { asked, list, words, setWords, open, openFirst };
}
