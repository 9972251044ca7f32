import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { LoadingBar } from '@umkreis/ui/loading-bar.tsx';
import { isDrawnAtom } from './drawn-atom.ts';
import { hasPanelAtom } from '@umkreis/guide-core/panel/opened-panel-atom.ts';

/** Shown while places load, unless the map has them already and nothing else is open. */
export const PlacesLoadingBar = memo(function PlacesLoadingBar() {
  const { data } = useGuide();
  const t = useMessages(guideMessages);
  const hasPanel = useAtomValue(hasPanelAtom);
  const isDrawn = useAtomValue(isDrawnAtom);
  return <LoadingBar active={data.status === 'loading' && (hasPanel || !isDrawn)} label={t.loadingPlaces} />;
});
