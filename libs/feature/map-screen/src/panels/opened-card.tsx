import { useAtomValue } from 'jotai';
import { PlaceCard } from '@umkreis/guide/card/place-card.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useMapActions } from '../state/map-actions.ts';
import { positionAtom } from '../state/map-atoms.ts';
import { isPhoneQuery } from './panel-sizes.ts';
import { ShortcutsFooter } from './shortcuts-footer.tsx';

/** A place's card in the panel, with the branch's topics below it. */
export function OpenedCard({ place }: { place: Place }) {
  const { close, openShortcut } = useMapActions();
  return (
    <PlaceCard
      place={place}
      position={useAtomValue(positionAtom)}
      onClose={close}
      titleFirst={useMediaQuery(isPhoneQuery)}
      footer={<ShortcutsFooter onShortcut={openShortcut} />}
    />
  );
}
