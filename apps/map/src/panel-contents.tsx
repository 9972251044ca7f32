import { ProposePlace } from '@umkreis/guide/dialogs/change-request/propose-place.tsx';
import { FilterContent } from '@umkreis/map-screen/panels/filter-content.tsx';
import { FilteredContent } from '@umkreis/map-screen/panels/filtered-content.tsx';
import { InViewContent } from '@umkreis/map-screen/panels/in-view-content.tsx';
import { LazyEventsContent } from '@umkreis/map-screen/panels/lazy-events-content.ts';
import { LazyRequestContent } from '@umkreis/map-screen/panels/lazy-request-content.ts';
import { NotFoundContent } from '@umkreis/map-screen/panels/not-found-content.tsx';
import type { PanelContents } from '@umkreis/map-screen/panels/panel.tsx';
import { PlaceContent } from '@umkreis/map-screen/panels/place-content.tsx';
import { ResultsContent } from '@umkreis/map-screen/panels/results-content.tsx';
import { StreetOrBuildingContent } from '@umkreis/map-screen/panels/street-or-building-content.tsx';
import { TopicContent } from '@umkreis/map-screen/panels/topic-content.tsx';
import { LazyNeighbours } from '@umkreis/map-screen/search/lazy-neighbours.ts';
import { LazyUnderstood } from '@umkreis/map-screen/search/lazy-understood.ts';
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

const StreetOrBuilding = () => <StreetOrBuildingContent Card={StreetOrBuildingCard} />;

/** What the panel shows, by kind. */
export const panelContents: PanelContents = {
  filter: FilterContent,
  place: ({ id }) => <PlaceContent id={id} Card={PlaceCard} />,
  street: StreetOrBuilding,
  building: StreetOrBuilding,
  request: LazyRequestContent,
  gone: NotFoundContent,
  results: () => <ResultsContent Neighbours={LazyNeighbours} Conditions={LazyUnderstood} />,
  chat: Chat,
  events: LazyEventsContent,
  topic: () => <TopicContent ProposePlace={ProposePlace} />,
  filtered: FilteredContent,
  'in-view': InViewContent,
};
