import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { PlaceCard } from './place-card.tsx';
import type { PlaceCardParts } from './place-card-parts.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { positionAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { isPhoneQuery } from '@umkreis/guide-core/panel/panel-sizes.ts';

/** A place's card in the panel. */
export function OpenedCard({ place, parts, footer }: { place: Place; parts: PlaceCardParts; footer?: ReactNode }) {
  const { close } = useMapActions();
  return (
    <PlaceCard
      place={place}
      parts={parts}
      position={useAtomValue(positionAtom)}
      onClose={close}
      titleFirst={useMediaQuery(isPhoneQuery)}
      footer={footer}
    />
  );
}
