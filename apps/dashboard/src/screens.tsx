import { routes } from '@umkreis/contract/routes.ts';
import { matchPath, useLocation } from '@umkreis/federation/router.ts';
import { DebugScreen } from './debug/debug-screen.tsx';
import { NewEventScreen } from './events/editor/new-event-screen.tsx';
import { EventScreen } from './events/event-screen.tsx';
import { EventsScreen } from './events/events-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { MediaScreen } from './media/media-screen.tsx';
import { NewPlaceScreen } from './place/new/new-place-screen.tsx';
import { PlaceScreen } from './place/place-screen.tsx';
import { PlacesScreen } from './places/places-screen.tsx';
import { RequestsScreen } from './requests/requests-screen.tsx';

/** The dashboard's screen for the current address. */
export function Screens() {
  const { pathname } = useLocation();
  if (matchPath(routes.dashboardNewPlace.path, pathname)) return <NewPlaceScreen />;
  const placeId = matchPath(routes.dashboardPlace.path, pathname)?.params.itemId;
  if (placeId) return <PlaceScreen key={placeId} id={placeId} />;
  if (matchPath(routes.dashboardNewEvent.path, pathname)) return <NewEventScreen />;
  const eventId = matchPath(routes.dashboardEvent.path, pathname)?.params.eventId;
  if (eventId) return <EventScreen key={eventId} id={eventId} />;
  const isAt = (path: string) => matchPath({ path, end: false }, pathname) !== null;
  if (isAt(routes.dashboardPlaces.path)) return <PlacesScreen />;
  if (isAt(routes.dashboardEvents.path)) return <EventsScreen />;
  if (isAt(routes.dashboardRequests.path)) return <RequestsScreen />;
  if (isAt(routes.dashboardMedia.path)) return <MediaScreen />;
  if (isAt(routes.dashboardDebug.path)) return <DebugScreen />;
  return <HomeScreen />;
}
