import type { ReactNode } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { WithoutFilter } from '@umkreis/guide/filters/without-filter.tsx';
import { OrderSelect } from '@umkreis/guide/list/order-select.tsx';
import { PlaceList, type ListedPlace } from '@umkreis/guide/list/place-list.tsx';
import { useListOrder } from '@umkreis/guide/list/use-list-order.ts';
import { useScrollMemory } from '@umkreis/guide/list/use-scroll-memory.ts';
import type { Place } from '@umkreis/guide/places/place.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { PanelHeader } from './panel-header.tsx';

interface Props {
  title: string;
  intro?: string;
  rows: readonly ListedPlace[];
  /** Rows are still on their way. */
  isLoading: boolean;
  hasFailed?: boolean;
  /** The search could not be had: only names were looked through. */
  isByName?: boolean;
  words: string;
  position: LngLat | null;
  onSelect(place: Place): void;
  onHover?(place: Place | null): void;
  onClose(): void;
  /** Leaves search and filters, where nothing was found. */
  onClear(): void;
  hint?: ReactNode;
  /** Rows that are no places: streets and buildings */
  first?: ReactNode;
  /** The same, after the best places */
  between?: ReactNode;
  /** Under the heading: what one may do with the list */
  under?: ReactNode;
  /** What the filter took away, where it left nothing */
  filteredAway?: readonly Place[];
}

/** Results, a topic, a curated list or the places in view. */
export function ListPanel({
  title,
  intro,
  rows,
  isLoading,
  hasFailed,
  isByName,
  words,
  position,
  onSelect,
  onHover,
  onClose,
  onClear,
  hint,
  first,
  between,
  under,
  filteredAway = [],
}: Props) {
  const { data } = useGuide();
  const t = useMessages(guideMessages);
  const failed = hasFailed || data.status === 'error';
  const waits = isLoading || data.status === 'loading';
  const scroll = useScrollMemory(title);
  const ordered = useListOrder(rows, position);

  return (
    <div ref={scroll}>
      <PanelHeader
        title={title}
        count={failed || waits ? undefined : t.places(rows.length)}
        onClose={onClose}
        beside={
          rows.length > 1 &&
          !waits &&
          !failed && <OrderSelect order={ordered.order} hasPosition={position !== null} onOrder={ordered.choose} />
        }
      >
        {intro && <p className="pt-1 text-sm text-ink-soft">{intro}</p>}
        {isByName && <output className="block pt-1 text-sm text-ink-soft">{t.foundByName}</output>}
        {under}
      </PanelHeader>
      {first}
      {failed && (
        <ErrorState
          offline={data.isOffline}
          title={data.isOffline ? t.offline : t.loadFailed}
          text={data.isOffline ? t.offlineText : t.loadFailedText}
          retryLabel={t.retry}
          onRetry={data.retry}
        />
      )}
      {!failed && waits && <SkeletonRows label={t.loadingPlaces} />}
      {!failed && !waits && filteredAway.length > 0 && (
        <EmptyState icon="sliders" title={t.filteredAway} action={<WithoutFilter places={filteredAway} />} />
      )}
      {!failed &&
        !waits &&
        rows.length === 0 &&
        filteredAway.length === 0 &&
        !first &&
        (hint ?? (
          <EmptyState
            title={t.nothingFound}
            text={words ? t.nothingFoundFor(words) : t.nothingFoundHint}
            action={
              <Button kind="primary" onClick={onClear}>
                {t.showAll}
              </Button>
            }
          />
        ))}
      {!failed && !waits && rows.length > 0 && (
        <PlaceList
          label={title}
          rows={ordered.rows}
          position={position}
          onSelect={onSelect}
          onHover={onHover}
          between={between}
        />
      )}
    </div>
  );
}
