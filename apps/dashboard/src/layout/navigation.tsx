import type { ReactNode } from 'react';
import { NavLink } from '@umkreis/federation/router.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { dashboardMessages } from './messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { manageMessages } from './messages/manage.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import type { ChromeIconName } from '@umkreis/ui/chrome-icons.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { manageEntries } from './manage-entries.ts';
import { NavCount } from './nav-count.tsx';
import { navEntries } from './nav-entries.ts';

/** Navigation of the dashboard; `mini` stacks icon and label. */
export function Navigation({ mini, onNavigate }: { mini?: boolean; onNavigate?(): void }) {
  const t = useMessages(dashboardMessages);
  const manage = useMessages(manageMessages);
  const { me } = useDashboard();
  const managed = manageEntries.filter(({ roles }) => roles.includes(me.role));
  const entry = (to: string, label: string, icon: ChromeIconName, count?: ReactNode) => (
    <NavLink
      key={to}
      to={to}
      end={to === routes.dashboard.to()}
      onClick={onNavigate}
      className={({ isActive }) =>
        classNames(
          'flex rounded-control font-medium no-underline transition-colors',
          mini
            ? 'min-h-14 flex-col items-center justify-center gap-1 px-1 py-2 text-xs'
            : 'h-11 items-center gap-3 px-3 text-sm',
          isActive ? 'bg-accent-soft text-accent' : 'text-ink hover:bg-hover',
        )
      }
    >
      <Icon name={icon} size={20} />
      {label}
      {count}
    </NavLink>
  );
  return (
    <nav aria-label={t.menu} className="grid content-start gap-1 p-2">
      {navEntries
        .filter(({ isStaffOnly }) => !isStaffOnly || me.role === 'staff')
        .map(({ to, label, icon }) => entry(to, t[label], icon, <NavCount label={label} isMini={mini === true} />))}
      {managed.length > 0 && (
        <>
          <h2
            className={classNames(
              'mt-3 border-t border-line pt-3 pb-1 text-xs font-medium text-ink-soft',
              mini ? 'text-center' : 'px-3',
            )}
          >
            {manage.group}
          </h2>
          {managed.map(({ to, label, icon }) => entry(to, manage[label], icon))}
        </>
      )}
    </nav>
  );
}
