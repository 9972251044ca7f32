import { routes } from '@umkreis/contract/routes.ts';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';

export interface NavEntry {
  to: string;
  label: 'navHome' | 'navPlaces' | 'navEvents' | 'navRequests' | 'navMedia' | 'navDebug';
  icon: ChromeIconName;
}

export const navEntries: readonly NavEntry[] = [
  { to: routes.dashboard.to(), label: 'navHome', icon: 'dashboard' },
  { to: routes.dashboardPlaces.to(), label: 'navPlaces', icon: 'pin' },
  { to: routes.dashboardEvents.to(), label: 'navEvents', icon: 'calendar' },
  { to: routes.dashboardRequests.to(), label: 'navRequests', icon: 'edit' },
  { to: routes.dashboardMedia.to(), label: 'navMedia', icon: 'image' },
  { to: routes.dashboardDebug.to(), label: 'navDebug', icon: 'bug' },
];
