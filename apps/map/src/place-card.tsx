import { OpenedCard } from '@umkreis/place-card/opened-card.tsx';
import { ShortcutsFooter } from '@umkreis/topics/shortcuts-footer.tsx';
import { PlaceEvents as Events } from '@umkreis/events/place-events.tsx';
import type { PlaceCardParts } from '@umkreis/place-card/place-card-parts.ts';
import { ContestChips } from '@umkreis/contests/contest-chips.tsx';
import { DeparturesSection } from '@umkreis/departures/departures-section.tsx';
import { ProposeChange } from '@umkreis/change-requests/propose-change.tsx';
import { RememberEvent } from '@umkreis/my-list/remember-event.tsx';
import { RememberPlace } from '@umkreis/my-list/remember-place.tsx';
import { WalkOffer } from '@umkreis/offline/walk-offer.tsx';
import { ShareAction } from '@umkreis/share/share-action.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';

const PlaceEvents = ({ place }: { place: Place }) => <Events place={place} RememberEvent={RememberEvent} />;

const parts: PlaceCardParts = {
  ShareAction,
  RememberPlace,
  WalkOffer,
  ContestChips,
  Departures: DeparturesSection,
  PlaceEvents,
  ProposeChange,
};

/** The card of a place, with the branch's topics below it. */
export const PlaceCard = ({ place }: { place: Place }) => (
  <OpenedCard place={place} parts={parts} footer={<ShortcutsFooter />} />
);
