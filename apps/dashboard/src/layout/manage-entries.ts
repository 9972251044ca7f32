import { routes } from '@umkreis/contract/routes.ts';
import type { Role } from '@umkreis/contract/dashboard.ts';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';

export interface ManageEntry {
  to: string;
  label: 'branch' | 'embed' | 'reference' | 'contests' | 'kiosks' | 'staff' | 'releases';
  icon: ChromeIconName;
  /** Who may do something there. */
  roles: readonly Role[];
}

/** What is set up now and then, below the areas of every day. */
export const manageEntries: readonly ManageEntry[] = [
  { to: routes.dashboardBranch.to(), label: 'branch', icon: 'layers', roles: ['staff', 'editor'] },
  { to: routes.dashboardEmbed.to(), label: 'embed', icon: 'share', roles: ['staff', 'editor', 'viewer'] },
  { to: routes.dashboardReference.to(), label: 'reference', icon: 'list', roles: ['staff', 'editor'] },
  { to: routes.dashboardContests.to(), label: 'contests', icon: 'ticket', roles: ['staff', 'editor'] },
  { to: routes.dashboardKiosks.to(), label: 'kiosks', icon: 'kiosk', roles: ['staff', 'editor', 'viewer'] },
  { to: routes.dashboardStaff.to(), label: 'staff', icon: 'user', roles: ['staff'] },
  { to: routes.dashboardReleases.to(), label: 'releases', icon: 'upload', roles: ['staff'] },
];
