import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { routes } from '@umkreis/contract/routes.ts';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';

export interface NavEntry {
  to: string;
  label: 'navHome' | 'navPlaces' | 'navEvents' | 'navRequests' | 'navMedia' | 'navDebug';
  icon: ChromeIconName;
  /** Only for the staff of the provider */
  isStaffOnly?: true;
}

export const navEntries: readonly NavEntry[] = [
  { to: routes.dashboard.to(), label: 'navHome', icon: rareIcons.dashboard },
  { to: dashboardRoutes.places.to(), label: 'navPlaces', icon: 'pin' },
  { to: dashboardRoutes.events.to(), label: 'navEvents', icon: 'calendar' },
  { to: dashboardRoutes.requests.to(), label: 'navRequests', icon: 'edit' },
  { to: dashboardRoutes.media.to(), label: 'navMedia', icon: rareIcons.image },
  { to: dashboardRoutes.debug.to(), label: 'navDebug', icon: rareIcons.bug, isStaffOnly: true },
];
