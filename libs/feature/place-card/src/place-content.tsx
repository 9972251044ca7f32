import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { isPlaceMissingAtom, placeAtom, retryPlaceAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { MissingPlace } from './missing-place.tsx';
import { PanelLoading } from '@umkreis/guide-core/panel/panel-loading.tsx';

/**
 * A place's card, or its loading or error state.
 * @param id the place's nanoId
 * @param Card the card, with the app's parts
 */
export function PlaceContent({ id, Card }: { id: string; Card: ComponentType<{ place: Place }> }) {
  const t = useMessages(guideMessages);
  const { restartSearch, clear } = useMapActions();
  const place = useAtomValue(placeAtom);
  const isMissing = useAtomValue(isPlaceMissingAtom);
  const retry = useAtomValue(retryPlaceAtom);
  if (place) return <Card place={place} />;
  if (isMissing) return <MissingPlace nanoId={id} onSearch={restartSearch} onAll={clear} />;
  if (retry) return <ErrorState title={t.detailsFailed} retryLabel={t.retry} onRetry={retry} />;
  return <PanelLoading />;
}
