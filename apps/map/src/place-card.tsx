import { OpenedCard } from '@umkreis/map-screen/panels/opened-card.tsx';
import { ShortcutsFooter } from '@umkreis/map-screen/panels/shortcuts-footer.tsx';
import { PlaceEvents } from '@umkreis/guide/card/place-events.tsx';
import type { PlaceCardParts } from '@umkreis/guide/card/place-card-parts.ts';
import { ContestChips } from '@umkreis/guide/contests/contest-chips.tsx';
import { DeparturesSection } from '@umkreis/guide/departures/departures-section.tsx';
import { ProposeChange } from '@umkreis/guide/dialogs/change-request/propose-change.tsx';
import { ShareAction } from '@umkreis/guide/share/share-action.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';

const parts: PlaceCardParts = { ShareAction, ContestChips, Departures: DeparturesSection, PlaceEvents, ProposeChange };

/** The card of a place, with the branch's topics below it. */
export const PlaceCard = ({ place }: { place: Place }) => (
  <OpenedCard place={place} parts={parts} footer={<ShortcutsFooter />} />
);
