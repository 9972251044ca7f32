import { useAtomValue } from 'jotai';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { groundAtom, groundRowsAtom, isGroundEmptyAtom, isGroundMissingAtom } from '../selected/selected-atoms.ts';
import { useMapActions } from '../state/map-actions.ts';
import { Gone } from './gone.tsx';
import { LazyGroundCard } from './lazy-ground-card.ts';
import { panelKindAtom } from './opened-panel-atom.ts';
import { PanelWaiting } from './panel-waiting.tsx';

/** The card of a street or building, or its loading or error state. */
export function GroundContent() {
  const t = useMessages(mapMessages);
  const { close } = useMapActions();
  const ground = useAtomValue(groundAtom);
  const rows = useAtomValue(groundRowsAtom);
  const isEmpty = useAtomValue(isGroundEmptyAtom);
  const isMissing = useAtomValue(isGroundMissingAtom);
  const isStreet = useAtomValue(panelKindAtom) === 'street';
  if (ground) return <LazyGroundCard {...ground} rows={rows} isEmpty={isEmpty} onClose={close} />;
  return isMissing ? <Gone title={isStreet ? t.streetNotFound : t.buildingNotFound} /> : <PanelWaiting />;
}
