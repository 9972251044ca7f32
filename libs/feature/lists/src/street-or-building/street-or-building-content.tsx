import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import {
  streetOrBuildingAtom,
  streetOrBuildingRowsAtom,
  isStreetOrBuildingEmptyAtom,
  isStreetOrBuildingMissingAtom,
} from '@umkreis/guide-core/selected/streets-and-buildings.ts';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { NotFound } from '@umkreis/guide-core/panel/not-found.tsx';
import { panelKindAtom } from '@umkreis/guide-core/panel/opened-panel-atom.ts';
import { PanelLoading } from '@umkreis/guide-core/panel/panel-loading.tsx';
import type { StreetOrBuildingCardProps } from './street-or-building-card.tsx';

/**
 * The card of a street or building, or its loading or error state.
 * @param Card the card, with the app's parts
 */
export function StreetOrBuildingContent({
  Card,
}: {
  Card: ComponentType<Omit<StreetOrBuildingCardProps, 'ShareAction'>>;
}) {
  const t = useMessages(mapMessages);
  const { close } = useMapActions();
  const streetOrBuilding = useAtomValue(streetOrBuildingAtom);
  const rows = useAtomValue(streetOrBuildingRowsAtom);
  const isEmpty = useAtomValue(isStreetOrBuildingEmptyAtom);
  const isMissing = useAtomValue(isStreetOrBuildingMissingAtom);
  const isStreet = useAtomValue(panelKindAtom) === 'street';
  if (streetOrBuilding) return <Card {...streetOrBuilding} rows={rows} isEmpty={isEmpty} onClose={close} />;
  return isMissing ? <NotFound title={isStreet ? t.streetNotFound : t.buildingNotFound} /> : <PanelLoading />;
}
