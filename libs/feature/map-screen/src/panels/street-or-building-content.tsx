import { useAtomValue } from 'jotai';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import {
  streetOrBuildingAtom,
  streetOrBuildingRowsAtom,
  isStreetOrBuildingEmptyAtom,
  isStreetOrBuildingMissingAtom,
} from '../selected/selected-atoms.ts';
import { useMapActions } from '../state/map-actions.ts';
import { NotFound } from './not-found.tsx';
import { LazyStreetOrBuildingCard } from './lazy-street-or-building-card.ts';
import { panelKindAtom } from './opened-panel-atom.ts';
import { PanelLoading } from './panel-loading.tsx';

/** The card of a street or building, or its loading or error state. */
export function StreetOrBuildingContent() {
  const t = useMessages(mapMessages);
  const { close } = useMapActions();
  const streetOrBuilding = useAtomValue(streetOrBuildingAtom);
  const rows = useAtomValue(streetOrBuildingRowsAtom);
  const isEmpty = useAtomValue(isStreetOrBuildingEmptyAtom);
  const isMissing = useAtomValue(isStreetOrBuildingMissingAtom);
  const isStreet = useAtomValue(panelKindAtom) === 'street';
  if (streetOrBuilding)
    return <LazyStreetOrBuildingCard {...streetOrBuilding} rows={rows} isEmpty={isEmpty} onClose={close} />;
  return isMissing ? <NotFound title={isStreet ? t.streetNotFound : t.buildingNotFound} /> : <PanelLoading />;
}
