import type { Map as MapLibreMap } from 'maplibre-gl';
import { useAtom } from 'jotai';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useLists } from '@umkreis/api-client/use-lists.ts';
import { useChatPlaces } from '@umkreis/guide/chat/use-chat-places.ts';
import { filterCount } from '@umkreis/guide/filters/filter-state.ts';
import { useFilter } from '@umkreis/guide/filters/use-filter.ts';
import { useFilteredPlaces } from '@umkreis/guide/filters/use-filtered-places.ts';
import { useFilterNames } from '@umkreis/guide/filters/use-filter-names.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import type { Place } from '@umkreis/guide/places/place.ts';
import { useAllNames } from '@umkreis/guide/data/use-all-names.ts';
import { usePlaceSearch } from '@umkreis/guide/search/use-place-search.ts';
import type { PlaceHit } from '@umkreis/map-view/behaviours/place-at.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { selectionUrl } from './state/selection-url.ts';
import { buildingAt } from './state/ground-features.ts';
import { nearestStreet } from './state/nearest-street.ts';
import { matchingGround, type MatchingGround } from './state/matching-ground.ts';
import { useLevelPlaces, useSeasonPlaces } from './state/use-base-places.ts';
import { levelAtom } from './state/level-atom.ts';
import { seasonIdOf } from './state/shown-level.ts';
import { useDrawing } from './engine/use-drawing.ts';
import { useGround } from './state/use-ground.ts';
import { useGuideFeatures } from './state/use-guide-features.ts';
import type { MapNavigation } from './state/use-map-navigation.ts';
import { useResults } from './state/use-results.ts';
import { draftAtom } from './state/search-draft.ts';
import { seasonAtom } from './state/season-atom.ts';
import { useSelectedPlace } from './state/use-selected-place.ts';
import { useTiledPlaces } from './state/use-tiled-places.ts';
import { useShortcut } from './state/use-shortcuts.ts';

const groundZoom = 16;
const selectionColor = '#6f3bf5';

/** Everything the map page shows, from URL, filters and data. */
export function useMapPage(navigation: MapNavigation, map: MapLibreMap | null, position: LngLat | null) {
  const { boot, data, track, isInIframe } = useGuide();
  const { selection, context } = navigation;
  const [season, chooseSeason] = useAtom(seasonAtom);
  const [level, setLevel] = useAtom(levelAtom);
  const [filter] = useFilter();
  useFilterNames(filter);
  useAllNames(context.kind === 'tag' && !data.tags.has(context.id));
  const [draft, setDraft] = useAtom(draftAtom);
  const words = useDeferredValue(draft);

  const shortcut = useShortcut(boot, context.kind === 'shortcut' ? context.id : null);
  const tiled = useTiledPlaces(shortcut ?? null);
  const inSeason = useSeasonPlaces(data.isTiled ? tiled.places : data.places, boot.branch, season);
  const filtered = useFilteredPlaces(inSeason, filter);
  const places = useLevelPlaces(filtered, level);
  const answer = usePlaceSearch(words, position ?? undefined);
  const { data: lists } = useLists(boot);
  const list = context.kind === 'list' ? (lists?.find(({ nanoId }) => nanoId === context.nanoId) ?? null) : null;
  const tag = context.kind === 'tag' ? (data.tags.get(context.id) ?? null) : null;
  const { rows: results, filteredAway } = useResults({
    all: inSeason,
    filtered,
    words: words.trim(),
    answer,
    shortcut: shortcut ?? null,
    shortcutTagIds: context.kind === 'shortcut' ? context.tagIds : noIds,
    tagId: tag?.id ?? null,
    list,
    hasFilter: filterCount(filter) > 0,
    isTiled: data.isTiled,
    position,
  });

  const selected = useSelectedPlace(selection);
  const ownLevel = selected.place?.item.details?.level;
  const showLevel = useEffectEvent((key: string) => {
    if (key !== level && boot.branch?.levels.some((one) => one.key === key)) setLevel(key, { replace: true });
  });
  useEffect(() => {
    if (ownLevel) showLevel(ownLevel);
  }, [selected.place?.item.id, ownLevel]);

  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!map) return;
    const look = () => setIsNear(map.getZoom() >= groundZoom);
    look();
    map.on('zoomend', look);
    return () => void map.off('zoomend', look);
  }, [map]);
  const [named, setNamed] = useState<{ street: string; at: LngLat } | null>(null);
  const ground = useGround(
    selection,
    { streets: named !== null || words.trim().length > 1, buildings: isNear || /\d/.test(words) },
    selectionColor,
  );

  const { streets, buildings } = ground;
  const matching = useMemo(() => matchingGround(words, streets, buildings), [words, streets, buildings]);

  const [pointed, setPointed] = useState<Place | null>(null);
  const isCollection = Boolean(words.trim() || shortcut || tag || list);
  const chatPlaces = useChatPlaces();
  const highlighted = useMemo(
    () => (isCollection ? (results ?? []).map(({ place }) => place) : chatPlaces.length > 0 ? chatPlaces : null),
    [isCollection, results, chatPlaces],
  );
  const base = useDrawing({ seasonId: seasonIdOf(boot.branch, season), filter, level });
  const features = useGuideFeatures({
    base,
    highlighted,
    selected: selected.place ?? pointed,
    byId: data.byId,
    level,
    selectedGround: ground.features,
  });

  const [clicked, setClicked] = useState<string | null>(null);
  const { openStreet, openBuilding, close } = navigation;
  const openPlace = useStableCallback((nanoId: string, title: string) => {
    if (!isInIframe) return navigation.openPlace(nanoId, title);
    track({ metric_key: 'map_escape_click' });
    open(selectionUrl(boot, { kind: 'place', nanoId }, title), '_blank', 'noopener');
  });
  const onPlace = useStableCallback((hit: PlaceHit) => {
    const place = data.byNanoId.get(hit.nanoId);
    setClicked(hit.nanoId);
    track({
      metric_key: hit.kind === 'way' ? 'map_item_way_click' : 'map_item_click',
      item_id: place?.item.id ?? hit.nanoId,
    });
    openPlace(hit.nanoId, place?.item.title ?? hit.label);
  });

  const isDetail = selection.kind === 'place' || selection.kind === 'street' || selection.kind === 'building';
  // the streets are read when the first of their names is clicked
  const openNamed = useEffectEvent(() => {
    const street = named && nearestStreet(named.street, named.at, streets);
    if (street) openStreet(street.nanoId, street.title);
    else if (named && isDetail) close();
  });
  useEffect(() => {
    if (named && streets.length > 0) openNamed();
  }, [named, streets]);

  const onGround = useStableCallback((at: LngLat, zoom: number, street: string | null) => {
    if (street && boot.branch?.hasStreets) {
      setNamed({ street, at });
      return;
    }
    const building = zoom >= groundZoom ? buildingAt(at, buildings) : undefined;
    if (building) openBuilding(building.nanoId, building.title);
    else if (isDetail) close();
  });

  const onRow = useStableCallback((place: Place) => {
    track({ metric_key: 'filtered_list_item_click', item_id: place.item.id });
    setPointed(null);
    setClicked(null);
    openPlace(place.item.nanoId, place.item.title);
  });

  const onGroundRow = useStableCallback(({ kind, ground: row }: MatchingGround) => {
    if (kind === 'street') openStreet(row.nanoId, row.title);
    else openBuilding(row.nanoId, row.title);
  });

  return {
    season,
    chooseSeason,
    level,
    setLevel,
    draft,
    setDraft,
    words: words.trim(),
    base: inSeason,
    places,
    answer,
    filteredAway,
    shortcut: shortcut ?? null,
    isShortcutMissing: selection.kind === 'shortcut' && shortcut === null,
    list,
    isListMissing: selection.kind === 'list' && lists !== undefined && !list,
    tag,
    results,
    selected,
    ground,
    features,
    clicked,
    onPlace,
    onGround,
    onRow,
    onGroundRow,
    matching,
    setPointed,
    isByName: answer.isByName,
    isLoading: tiled.isLoading || answer.isSearching,
    hasFailed: tiled.hasFailed || answer.hasFailed,
    isDimmed: highlighted !== null && highlighted.length > 0,
  };
}

const noIds: readonly string[] = [];

export type MapPageState = ReturnType<typeof useMapPage>;
