import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import type { Role } from '@umkreis/contract/dashboard.ts';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';

export interface ManageEntry {
  to: string;
  label: 'branch' | 'embed' | 'reference' | 'contests' | 'kiosks' | 'staff' | 'personalData' | 'audit' | 'releases';
  icon: ChromeIconName;
  /** Roles with access. */
  roles: readonly Role[];
}

/** Screens for occasional setup, listed below the everyday areas. */
export const manageEntries: readonly ManageEntry[] = [
  { to: dashboardRoutes.branch.to(), label: 'branch', icon: rareIcons.layers, roles: ['staff', 'editor'] },
  { to: dashboardRoutes.embed.to(), label: 'embed', icon: 'share', roles: ['staff', 'editor', 'viewer'] },
  { to: dashboardRoutes.reference.to(), label: 'reference', icon: 'list', roles: ['staff', 'editor'] },
  { to: dashboardRoutes.contests.to(), label: 'contests', icon: 'ticket', roles: ['staff', 'editor'] },
  { to: dashboardRoutes.kiosks.to(), label: 'kiosks', icon: 'kiosk', roles: ['staff', 'editor', 'viewer'] },
  { to: dashboardRoutes.staff.to(), label: 'staff', icon: 'user', roles: ['staff'] },
  { to: dashboardRoutes.personalData.to(), label: 'personalData', icon: 'mail', roles: ['staff'] },
  { to: dashboardRoutes.audit.to(), label: 'audit', icon: 'clock', roles: ['staff'] },
  { to: dashboardRoutes.releases.to(), label: 'releases', icon: 'upload', roles: ['staff'] },
];
