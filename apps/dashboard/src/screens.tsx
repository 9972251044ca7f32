import { Suspense, type ReactNode } from 'react';
import { routes } from '@umkreis/contract/routes.ts';
import { matchPath, useLocation } from '@umkreis/federation/router.ts';
import { BranchScreen } from './branch/branch-screen.tsx';
import { ContestScreen } from './contests/contest-screen.tsx';
import { ContestsScreen } from './contests/contests-screen.tsx';
import { NewContestScreen } from './contests/new-contest-screen.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { DebugScreen } from './debug/debug-screen.tsx';
import { CalendarScreen } from './events/calendar/calendar-screen.tsx';
import { NewEventScreen } from './events/editor/new-event-screen.tsx';
import { EventScreen } from './events/event-screen.tsx';
import { EventsScreen } from './events/events-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { KioskScreen } from './branch/kiosk-screen.tsx';
import { KiosksScreen } from './branch/kiosks-screen.tsx';
import { NewKioskScreen } from './branch/new-kiosk-screen.tsx';
import { MediaScreen } from './media/media-screen.tsx';
import { NewPlaceScreen } from './place/new/new-place-screen.tsx';
import { PlaceScreen } from './place/place-screen.tsx';
import { RequestsScreen } from './requests/requests-screen.tsx';
import { ReferenceScreen } from './reference/reference-screen.tsx';
import { StaffScreen } from './staff/staff-screen.tsx';
import { UnknownScreen } from './layout/unknown-screen.tsx';

/** What only the lists of places need comes with them. */
const PlacesScreen = lazyPart(
  () => import('./places/places-screen.tsx'),
  (code) => code.PlacesScreen,
);

const EmbedScreen = lazyPart(
  () => import('./embed/embed-screen.tsx'),
  (code) => code.EmbedScreen,
);
const ImportScreen = lazyPart(
  () => import('./places/transfer/import-screen.tsx'),
  (code) => code.ImportScreen,
);
const ReleasesScreen = lazyPart(
  () => import('./debug/releases-screen.tsx'),
  (code) => code.ReleasesScreen,
);
const MergeScreen = lazyPart(
  () => import('./places/merge/merge-screen.tsx'),
  (code) => code.MergeScreen,
);

/** Screens by address; the first that fits is shown. */
const screens: readonly [path: string, screen: (id: string) => ReactNode][] = [
  [routes.dashboard.path, () => <HomeScreen />],
  [routes.dashboardPlaces.path, () => <PlacesScreen />],
  [routes.dashboardNewPlace.path, () => <NewPlaceScreen />],
  [routes.dashboardImportPlaces.path, () => <ImportScreen />],
  [routes.dashboardMergePlaces.path, () => <MergeScreen />],
  [routes.dashboardPlace.path, (id) => <PlaceScreen key={id} id={id} />],
  [routes.dashboardEvents.path, () => <EventsScreen />],
  [routes.dashboardNewEvent.path, () => <NewEventScreen />],
  [routes.dashboardCalendars.path, () => <CalendarScreen />],
  [routes.dashboardEvent.path, (id) => <EventScreen key={id} id={id} />],
  [routes.dashboardRequests.path, () => <RequestsScreen />],
  [routes.dashboardMedia.path, () => <MediaScreen />],
  [routes.dashboardDebug.path, () => <DebugScreen />],
  [routes.dashboardBranch.path, () => <BranchScreen />],
  [routes.dashboardEmbed.path, () => <EmbedScreen />],
  [routes.dashboardReference.path, () => <ReferenceScreen />],
  [routes.dashboardReleases.path, () => <ReleasesScreen />],
  [routes.dashboardStaff.path, () => <StaffScreen />],
  [routes.dashboardKiosks.path, () => <KiosksScreen />],
  [routes.dashboardNewKiosk.path, () => <NewKioskScreen />],
  [routes.dashboardKiosk.path, (id) => <KioskScreen key={id} id={id} />],
  [routes.dashboardContests.path, () => <ContestsScreen />],
  [routes.dashboardNewContest.path, () => <NewContestScreen />],
  [routes.dashboardContest.path, (id) => <ContestScreen key={id} id={id} />],
];

/** The dashboard's screen for the current address. */
export function Screens() {
  const { pathname } = useLocation();
  for (const [path, screen] of screens) {
    const match = matchPath(path, pathname);
    if (match) return <Suspense>{screen(Object.values(match.params)[0] ?? '')}</Suspense>;
  }
  return <UnknownScreen />;
}
