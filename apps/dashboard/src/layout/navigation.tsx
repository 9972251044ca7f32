import { NavLink } from '@umkreis/federation/router.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { NavCount } from './nav-count.tsx';
import { navEntries } from './nav-entries.ts';

/** The areas of the dashboard; `mini` stacks glyph and word. */
export function Navigation({ mini, onNavigate }: { mini?: boolean; onNavigate?(): void }) {
  const t = useMessages(dashboardMessages);
  return (
    <nav aria-label={t.menu} className="grid content-start gap-1 p-2">
      {navEntries.map(({ to, label, icon }) => (
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
          {t[label]}
          <NavCount label={label} isMini={mini === true} />
        </NavLink>
      ))}
    </nav>
  );
}
