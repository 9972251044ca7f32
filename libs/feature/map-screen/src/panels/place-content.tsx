import { useAtomValue } from 'jotai';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { ErrorState } from '@umkreis/ui/error-state.tsx';
import { isPlaceMissingAtom, placeAtom, retryPlaceAtom } from '../selected/selected-atoms.ts';
import { useMapActions } from '../state/map-actions.ts';
import { LazyOpenedCard } from './lazy-opened-card.ts';
import { MissingPlace } from './missing-place.tsx';
import { PanelLoading } from './panel-loading.tsx';

/** A place's card, or its loading or error state. @param id the place's nanoId */
export function PlaceContent({ id }: { id: string }) {
  const t = useMessages(guideMessages);
  const { restartSearch, clear } = useMapActions();
  const place = useAtomValue(placeAtom);
  const isMissing = useAtomValue(isPlaceMissingAtom);
  const retry = useAtomValue(retryPlaceAtom);
  if (place) return <LazyOpenedCard place={place} />;
  if (isMissing) return <MissingPlace nanoId={id} onSearch={restartSearch} onAll={clear} />;
  if (retry) return <ErrorState title={t.detailsFailed} retryLabel={t.retry} onRetry={retry} />;
  return <PanelLoading />;
}
