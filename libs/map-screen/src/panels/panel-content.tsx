import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { Suspense, useMemo, type ReactNode } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { withoutSaid } from '@umkreis/chat/said-words.ts';
import { LazyPlaceCard } from '@umkreis/guide/card/lazy-place-card.ts';
import { showChatCardAtom } from '@umkreis/guide/chat/chat-history.ts';
import { LazyChatPanel } from '@umkreis/guide/chat/lazy-chat-panel.ts';
import { ProposePlace } from '@umkreis/guide/dialogs/change-request/propose-place.tsx';
import { LazyRequestState } from '@umkreis/guide/dialogs/change-request/lazy-request-state.ts';
import { LazyFilterPanel } from '@umkreis/guide/filters/lazy-filter-panel.ts';
import { filterCount, noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { kindName } from '@umkreis/guide/filters/kind-name.ts';
import { useFilter } from '@umkreis/guide/filters/use-filter.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { orderAtom } from '@umkreis/guide/list/order-atom.ts';
import { useQueryValue } from '@umkreis/guide/url/use-query-value.ts';
import { tagText } from '@umkreis/place-rules/tag-display.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { openerMessages } from '@umkreis/i18n/openers.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { LazyNeighbours } from '../search/lazy-neighbours.ts';
import { LazyUnderstood } from '../search/lazy-understood.ts';
import { levelAtom } from '../state/level-atom.ts';
import { useMapActions } from '../state/map-actions.ts';
import { isMapMissingAtom, mapAtom, positionAtom } from '../state/map-atoms.ts';
import { draftAtom } from '../state/search-draft.ts';
import { filterPanelAtom, listAtom } from '../state/opened-atoms.ts';
import { usePlacesInView } from '../results/use-places-in-view.ts';
import type { Results } from '../results/use-results.ts';
import { pointedAtom, type Selected } from '../selected/selected-atoms.ts';
import type { GroundClicks } from '../selected/use-ground-clicks.ts';
import { usePlaceClicks } from '../selected/use-place-clicks.ts';
import { LazyEventsContent } from './lazy-events-content.ts';
import { LazyGroundCard } from './lazy-ground-card.ts';
import { groundComesFirst, matchingGround } from '../state/matching-ground.ts';
import { GroundRows } from './ground-rows.tsx';
import { ListPanel } from './list-panel.tsx';
import { MissingPlace } from './missing-place.tsx';
import { PanelHeader } from './panel-header.tsx';
import { ShortcutsFooter } from './shortcuts-footer.tsx';

export interface PanelContentProps {
  results: Results;
  selected: Selected;
  grounds: GroundClicks;
  isPhone: boolean;
}

/** What the column or the sheet holds; null when there is nothing to show. */
export function usePanelContent({
  results,
  selected,
  grounds,
  isPhone,
}: PanelContentProps): { key: string; content: ReactNode } | null {
  const { boot, data, isKiosk } = useGuide();
  const [eventsAsked] = useQueryValue('events');
  const t = useMessages(guideMessages);
  const tMap = useMessages(mapMessages);
  const pick = usePick();
  const [, setFilter] = useFilter();
  const setDraft = useSetAtom(draftAtom);
  const [isFilterOpen, setIsFilterOpen] = useAtom(filterPanelAtom);
  const [isListOpen, setIsListOpen] = useAtom(listAtom);
  const [isChatOpen, setIsChatOpen] = useAtom(showChatCardAtom);
  const tOpener = useMessages(openerMessages);
  const store = useStore();
  const actions = useMapActions();
  const { onRow } = usePlaceClicks();
  const setPointed = useSetAtom(pointedAtom);
  const position = useAtomValue(positionAtom);
  const level = useAtomValue(levelAtom);
  const order = useAtomValue(orderAtom);
  // without a map the list holds everything
  const isMapMissing = useAtomValue(isMapMissingAtom);
  const inView = usePlacesInView({
    asked: results.base,
    level,
    order,
    isOpen: isListOpen || isMapMissing,
    isMapMissing,
  });
  // where a proposed place is supposed to be
  const center = (): LngLat | null => {
    const at = store.get(mapAtom)?.getCenter();
    return at ? [at.lng, at.lat] : null;
  };
  const { selection } = selected;
  const { ground } = grounds;
  const { topic, words } = results;
  const { streets, buildings } = ground;
  const matching = useMemo(() => matchingGround(words, streets, buildings), [words, streets, buildings]);
  const rowProps = { position, onSelect: onRow, ...(!isPhone && { onHover: setPointed }) };
  const gone = (title: string): ReactNode => (
    <EmptyState
      icon="pin"
      title={title}
      text={t.goneText}
      action={
        <Button kind="primary" onClick={actions.clear}>
          {t.showAll}
        </Button>
      }
    />
  );

  const waiting = <SkeletonRows rows={4} label={t.loading} />;

  if (isFilterOpen) {
    return {
      key: 'filter',
      content: (
        <>
          <PanelHeader title={t.filter} onClose={() => setIsFilterOpen(false)} />
          <Suspense fallback={waiting}>
            <LazyFilterPanel asked={results.asked ?? results.base} onDone={() => setIsFilterOpen(false)} />
          </Suspense>
        </>
      ),
    };
  }
  if (selection.kind === 'place') {
    if (selected.place) {
      return {
        key: selection.nanoId,
        content: (
          <Suspense fallback={waiting}>
            <LazyPlaceCard
              key={selection.nanoId}
              place={selected.place}
              position={position}
              onClose={actions.close}
              titleFirst={isPhone}
              footer={<ShortcutsFooter onShortcut={actions.openShortcut} />}
            />
          </Suspense>
        ),
      };
    }
    if (selected.isMissing)
      return {
        key: selection.nanoId,
        content: <MissingPlace nanoId={selection.nanoId} onSearch={actions.searchAnew} onAll={actions.clear} />,
      };
    if (selected.retry)
      return {
        key: selection.nanoId,
        content: <ErrorState title={t.detailsFailed} retryLabel={t.retry} onRetry={selected.retry} />,
      };
    return { key: selection.nanoId, content: <SkeletonRows rows={4} label={t.loading} /> };
  }
  if (selection.kind === 'street' || selection.kind === 'building') {
    if (ground.selected)
      return {
        key: selection.nanoId,
        content: (
          <Suspense fallback={waiting}>
            <LazyGroundCard
              kind={ground.selected.kind}
              ground={ground.selected.ground}
              rows={ground.rows}
              isEmpty={ground.isEmpty}
              onClose={actions.close}
              {...rowProps}
            />
          </Suspense>
        ),
      };
    const missing = selection.kind === 'street' ? tMap.streetNotFound : tMap.buildingNotFound;
    return {
      key: selection.nanoId,
      content: ground.isMissing ? gone(missing) : <SkeletonRows rows={4} label={t.loading} />,
    };
  }
  if (selection.kind === 'request') {
    const header = <PanelHeader title={tOpener.proposalState} onClose={actions.clear} />;
    return {
      key: selection.linkId,
      content: (
        <Suspense fallback={<SkeletonRows rows={3} label={t.loading} />}>
          <LazyRequestState linkId={selection.linkId} header={header} onPlace={actions.openPlace} />
        </Suspense>
      ),
    };
  }
  if (topic.isShortcutMissing) return { key: 'gone', content: gone(tMap.shortcutNotFound) };
  if (topic.isListMissing) return { key: 'gone', content: gone(tMap.listNotFound) };

  const clear = () => {
    setFilter(noFilter);
    actions.clear();
  };
  const list = { list: results.list, asked: results.asked ?? results.base, words, onClear: clear, ...rowProps };
  const groundRows = matching.length > 0 && <GroundRows rows={matching} onSelect={grounds.onGroundRow} />;
  const best = results.list.rows?.[0];
  // of a large guide's places only the letters that were asked for are known
  const isGroundFirst = groundComesFirst(words, matching, best && data.isTiled ? { place: best.place } : best);
  if (words)
    return {
      key: 'results',
      content: (
        <ListPanel
          {...list}
          first={isGroundFirst && groundRows}
          between={!isGroundFirst && groundRows}
          title={t.resultsFor(words)}
          elsewhere={
            !isKiosk && (
              <Suspense fallback={null}>
                <LazyNeighbours
                  words={results.list.understood.reduce((left, { said }) => withoutSaid(left, said), words)}
                />
              </Suspense>
            )
          }
          under={
            results.list.understood.length > 0 && (
              <Suspense fallback={null}>
                <LazyUnderstood conditions={results.list.understood} words={words} onWords={setDraft} />
              </Suspense>
            )
          }
          onClose={() => {
            setDraft('');
            actions.clear();
          }}
        />
      ),
    };
  if (isChatOpen) {
    const header = <PanelHeader title={tOpener.chat} onClose={() => setIsChatOpen(false)} />;
    return {
      key: 'chat',
      content: (
        <Suspense fallback={<SkeletonRows rows={3} label={t.loading} />}>
          <LazyChatPanel
            seasonId={results.seasonId}
            position={position}
            center={center}
            onSelect={onRow}
            header={header}
          />
        </Suspense>
      ),
    };
  }
  if (eventsAsked && boot.branch?.hasEvents)
    return {
      key: 'events',
      content: (
        <Suspense fallback={waiting}>
          <LazyEventsContent
            selection={selection}
            shown={{ seasonId: results.seasonId, filter: results.filter, level }}
          />
        </Suspense>
      ),
    };
  if (topic.shortcut)
    return {
      key: topic.shortcut.id,
      content: (
        <ListPanel
          {...list}
          title={pick(topic.shortcut.title)}
          onClose={actions.clear}
          under={
            topic.shortcut.allowItemAddition && (
              <div className="pt-2 pb-1">
                <ProposePlace shortcut={topic.shortcut} center={center} />
              </div>
            )
          }
        />
      ),
    };
  if (topic.tag)
    return {
      key: topic.tag.id,
      content: <ListPanel {...list} title={tagText(topic.tag, pick)} onClose={actions.clear} />,
    };
  if (topic.list)
    return {
      key: topic.list.id,
      content: (
        <ListPanel
          {...list}
          title={pick(topic.list.title)}
          intro={pick(topic.list.description)}
          onClose={actions.clear}
        />
      ),
    };
  const [kind] = results.filter.subCategories;
  const isKindAlone = kind !== undefined && filterCount(results.filter) === 1;
  const filterTitle = isKindAlone ? kindName(data.categories.values(), kind, pick) : t.filter;
  if (results.asked)
    return {
      key: 'filtered',
      content: <ListPanel {...list} title={filterTitle} onClose={() => setFilter(noFilter, { leaves: true })} />,
    };
  if (isListOpen || data.status === 'error') {
    return {
      key: 'in-view',
      content: (
        <ListPanel
          {...list}
          list={inView}
          title={!isMapMissing ? tMap.placesInView : data.isTiled ? tMap.firstPlaces : tMap.allPlaces}
          onClose={() => setIsListOpen(false)}
          hint={<EmptyState icon="list" title={t.nothingHere} text={tMap.placesInViewHint} />}
        />
      ),
    };
  }
  return null;
}
