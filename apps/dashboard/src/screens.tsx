import { Suspense, type ReactNode } from 'react';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
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
import { RequestsScreen } from './change-requests/requests-screen.tsx';
import { ReferenceScreen } from './reference/reference-screen.tsx';
import { StaffScreen } from './staff/staff-screen.tsx';
import { UnknownScreen } from './layout/unknown-screen.tsx';

/** The places chunk contains all that only the lists of places need. */
const PlacesScreen = lazyPart(
  () => import('./places/places-screen.tsx'),
  (code) => code.PlacesScreen,
);

const EmbedScreen = lazyPart(
  () => import('./embed/embed-screen.tsx'),
  (code) => code.EmbedScreen,
);
const ImportScreen = lazyPart(
  () => import('./places/import/import-screen.tsx'),
  (code) => code.ImportScreen,
);
const AuditScreen = lazyPart(
  () => import('./audit/audit-screen.tsx'),
  (code) => code.AuditScreen,
);
const PersonalDataScreen = lazyPart(
  () => import('./personal-data/personal-data-screen.tsx'),
  (code) => code.PersonalDataScreen,
);
const ReleasesScreen = lazyPart(
  () => import('./releases/releases-screen.tsx'),
  (code) => code.ReleasesScreen,
);
const MergeScreen = lazyPart(
  () => import('./places/merge/merge-screen.tsx'),
  (code) => code.MergeScreen,
);

/** Routes of the dashboard; the first match is rendered. */
const screens: readonly [path: string, screen: (id: string) => ReactNode][] = [
  [routes.dashboard.path, () => <HomeScreen />],
  [dashboardRoutes.places.path, () => <PlacesScreen />],
  [dashboardRoutes.newPlace.path, () => <NewPlaceScreen />],
  [dashboardRoutes.importPlaces.path, () => <ImportScreen />],
  [dashboardRoutes.mergePlaces.path, () => <MergeScreen />],
  [dashboardRoutes.place.path, (id) => <PlaceScreen key={id} id={id} />],
  [dashboardRoutes.events.path, () => <EventsScreen />],
  [dashboardRoutes.newEvent.path, () => <NewEventScreen />],
  [dashboardRoutes.calendars.path, () => <CalendarScreen />],
  [dashboardRoutes.event.path, (id) => <EventScreen key={id} id={id} />],
  [dashboardRoutes.requests.path, () => <RequestsScreen />],
  [dashboardRoutes.media.path, () => <MediaScreen />],
  [dashboardRoutes.debug.path, () => <DebugScreen />],
  [dashboardRoutes.branch.path, () => <BranchScreen />],
  [dashboardRoutes.embed.path, () => <EmbedScreen />],
  [dashboardRoutes.reference.path, () => <ReferenceScreen />],
  [dashboardRoutes.audit.path, () => <AuditScreen />],
  [dashboardRoutes.personalData.path, () => <PersonalDataScreen />],
  [dashboardRoutes.releases.path, () => <ReleasesScreen />],
  [dashboardRoutes.staff.path, () => <StaffScreen />],
  [dashboardRoutes.kiosks.path, () => <KiosksScreen />],
  [dashboardRoutes.newKiosk.path, () => <NewKioskScreen />],
  [dashboardRoutes.kiosk.path, (id) => <KioskScreen key={id} id={id} />],
  [dashboardRoutes.contests.path, () => <ContestsScreen />],
  [dashboardRoutes.newContest.path, () => <NewContestScreen />],
  [dashboardRoutes.contest.path, (id) => <ContestScreen key={id} id={id} />],
];

/** The dashboard's screen for the current URL. */
export function Screens() {
  const { pathname } = useLocation();
  for (const [path, screen] of screens) {
    const match = matchPath(path, pathname);
    if (match) return <Suspense>{screen(Object.values(match.params)[0] ?? '')}</Suspense>;
  }
  return <UnknownScreen />;
}
