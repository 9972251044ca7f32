import { ProposePlace } from '@umkreis/change-requests/propose-place.tsx';
import { FilterContent } from '@umkreis/filters/filter-content.tsx';
import { FilteredContent } from '@umkreis/lists/filtered-content.tsx';
import { InViewContent } from '@umkreis/lists/in-view-content.tsx';
import { LazyEventsContent } from '@umkreis/events/lazy-events-content.ts';
import { LazyRequestContent } from '@umkreis/change-requests/lazy-request-content.ts';
import { NotFoundContent } from '@umkreis/lists/not-found-content.tsx';
import type { PanelContents } from '@umkreis/panel/panel.tsx';
import { PlaceContent } from '@umkreis/place-card/place-content.tsx';
import { ResultsContent } from '@umkreis/lists/results-content.tsx';
import { StreetOrBuildingContent } from '@umkreis/lists/street-or-building/street-or-building-content.tsx';
import { TopicContent } from '@umkreis/lists/topic-content.tsx';
import { LazyUnderstood } from '@umkreis/search-box/lazy-understood.ts';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

// Lazy chunks: the first map does without them.
const PlaceCard = lazyPart(
  () => import('./place-card.tsx'),
  (code) => code.PlaceCard,
);
const StreetOrBuildingCard = lazyPart(
  () => import('./street-or-building-card.tsx'),
  (code) => code.StreetOrBuildingCard,
);
const Chat = lazyPart(
  () => import('./chat.tsx'),
  (code) => code.Chat,
);
const MyList = lazyPart(
  () => import('./my-list.tsx'),
  (code) => code.MyList,
);

const StreetOrBuilding = () => <StreetOrBuildingContent Card={StreetOrBuildingCard} />;

/** What the panel of a kiosk shows, by kind: no links to other guides. */
export const panelContents: PanelContents = {
  filter: FilterContent,
  place: ({ id }) => <PlaceContent id={id} Card={PlaceCard} />,
  street: StreetOrBuilding,
  building: StreetOrBuilding,
  request: LazyRequestContent,
  gone: NotFoundContent,
  results: () => <ResultsContent Conditions={LazyUnderstood} />,
  chat: Chat,
  'my-list': MyList,
  events: LazyEventsContent,
  topic: () => <TopicContent ProposePlace={ProposePlace} />,
  filtered: FilteredContent,
  'in-view': InViewContent,
};
