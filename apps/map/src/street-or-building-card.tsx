import {
  StreetOrBuildingCard as Card,
  type StreetOrBuildingCardProps,
} from '@umkreis/lists/street-or-building/street-or-building-card.tsx';
import { ShareAction } from '@umkreis/share/share-action.tsx';

/** The card of a street or building. */
export const StreetOrBuildingCard = (props: Omit<StreetOrBuildingCardProps, 'ShareAction'>) => (
  <Card {...props} ShareAction={ShareAction} />
);
