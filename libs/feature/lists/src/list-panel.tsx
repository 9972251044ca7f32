import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { WithoutFilter } from './without-filter.tsx';
import { OrderSelect } from './order-select.tsx';
import { PlaceList } from './place-list.tsx';
import type { RowList } from '@umkreis/guide-core/rows/row-list.ts';
import { noFilter } from '@umkreis/guide-engine/filters/filter-state.ts';
import { filterAtom } from '@umkreis/guide-core/filter/filter-atom.ts';
import type { ListedPlace } from '@umkreis/guide-engine/places/listed-place.ts';
import { useListOrder } from '@umkreis/guide-core/sorting/use-list-order.ts';
import { useScrollMemory } from '@umkreis/guide-core/list-focus/use-scroll-memory.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { effectiveQueryAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { positionAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { PanelHeader } from '@umkreis/guide-core/panel/panel-header.tsx';
import { useRowEvents } from './use-row-events.ts';

const none: readonly ListedPlace[] = [];

export interface ListPanelProps {
  title: string;
  intro?: string;
  list: RowList;
  /** The search text of the results */
  searchText?: string;
  onClose(): void;
  hint?: ReactNode;
  /** Rows other than places: streets and buildings */
  first?: ReactNode;
  /** Such rows after the best places */
  between?: ReactNode;
  /** Other branches with results, if nothing was found here */
  otherBranches?: ReactNode;
  /** Actions of the list, below the heading */
  under?: ReactNode;
}

/** Results, a topic, a curated list or the visible places. */
export function ListPanel({
  title,
  intro,
  list,
  searchText,
  onClose,
  hint,
  first,
  between,
  under,
  otherBranches,
}: ListPanelProps) {
  const { data } = useGuide();
  const t = useMessages(guideMessages);
  const position = useAtomValue(positionAtom);
  const events = useRowEvents();
  const { total, filteredAway, isByName, areOpeningNext, hasWays } = list;
  const rows = list.rows ?? none;
  const failed = list.hasFailed || data.status === 'error';
  const waits = list.rows === null || data.status === 'loading';
  const scroll = useScrollMemory(title);
  const [order, setOrder] = useListOrder();

  return (
    <div ref={scroll}>
      <PanelHeader
        title={title}
        count={failed || waits || (first && total === 0) ? undefined : t.places({ count: total })}
        onClose={onClose}
        adjacent={
          total > 1 &&
          !waits &&
          !failed && <OrderSelect order={order} hasPosition={position !== null} hasWays={hasWays} onOrder={setOrder} />
        }
      >
        {intro && <p className="pt-1 text-sm text-ink-soft">{intro}</p>}
        {areOpeningNext && <output className="block pt-1 text-sm text-ink-soft">{t.openingNext}</output>}
        {isByName && <output className="block pt-1 text-sm text-ink-soft">{t.foundByName}</output>}
        {under}
      </PanelHeader>
      {first}
      {failed && <ListError list={list} />}
      {!failed && waits && <SkeletonRows label={t.loadingPlaces} />}
      {!failed && !waits && filteredAway > 0 && (
        <EmptyState icon={rareIcons.sliders} title={t.filteredAway} action={<LessFilter />} />
      )}
      {!failed &&
        !waits &&
        rows.length === 0 &&
        filteredAway === 0 &&
        !first &&
        (hint ?? <NothingFound searchText={searchText} otherBranches={otherBranches} />)}
      {!failed && !waits && rows.length > 0 && (
        <PlaceList
          label={title}
          rows={rows}
          total={total}
          onMore={list.more}
          position={position}
          {...events}
          between={between}
        />
      )}
    </div>
  );
}

/** The places or the list couldn't be loaded. */
function ListError({ list }: { list: RowList }) {
  const { data } = useGuide();
  const t = useMessages(guideMessages);
  return (
    <ErrorState
      offline={data.isOffline}
      title={data.isOffline ? t.offline : t.loadFailed}
      text={data.isOffline ? t.offlineText : t.loadFailedText}
      retryLabel={t.retry}
      onRetry={list.hasFailed ? list.retry : data.retry}
    />
  );
}

/** The list is empty: other branches with results, and the way to all places. */
function NothingFound({ searchText, otherBranches }: Pick<ListPanelProps, 'searchText' | 'otherBranches'>) {
  const t = useMessages(guideMessages);
  return (
    <>
      {otherBranches}
      <EmptyState
        title={t.nothingFound}
        text={searchText ? t.nothingFoundFor({ query: searchText }) : t.nothingFoundHint}
        action={<ShowAll />}
      />
    </>
  );
}

/** Suggests filters to remove if nothing passes them. */
function LessFilter() {
  const query = useAtomValue(effectiveQueryAtom);
  return query && <WithoutFilter query={query} />;
}

/** Clears search and filters if nothing was found. */
function ShowAll() {
  const t = useMessages(guideMessages);
  const setFilter = useSetAtom(filterAtom);
  const { clear } = useMapActions();
  return (
    <Button
      kind="primary"
      onClick={() => {
        setFilter(noFilter);
        clear();
      }}
    >
      {t.showAll}
    </Button>
  );
}
