import { useEffect, useState, type ReactNode } from 'react';
import { dashboardMessages } from './messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { SideDrawer } from '@umkreis/ui/side-drawer.tsx';
import { SkipLink } from '@umkreis/ui/skip-link.tsx';
import { followInvalidFields } from '@umkreis/ui/follow-invalid-fields.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { OutboxButton } from './outbox-button.tsx';
import { useRememberedSwitch } from '../list-screen/use-remembered.ts';
import { FindPlace } from '../choice/find-place.tsx';
import { Navigation } from './navigation.tsx';
import { PersonMenu } from './person-menu.tsx';

/** Sidebar width, px. */
const WIDE = 240;
const MINI = 96;
/** From this width the top bar has a search field; on smaller screens the home screen has it. */
export const FIND_IN_BAR = '(min-width: 768px)';

/** Top bar and sidebar: permanent and collapsible on large screens, a drawer on small ones. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const t = useMessages(dashboardMessages);
  const { boot } = useDashboard();
  const isLarge = useMediaQuery('(min-width: 1280px)');
  const hasFind = useMediaQuery(FIND_IN_BAR);
  const [mini, setMini] = useRememberedSwitch('mini');
  const [drawer, setDrawer] = useState(false);
  const close = () => setDrawer(false);
  useEffect(followInvalidFields, []);
  return (
    <div className="grid h-dvh grid-rows-[56px_minmax(0,1fr)] bg-page">
      <SkipLink to="main">{t.skipToContent}</SkipLink>
      <header className="flex items-center gap-2 border-b border-line bg-paper px-2">
        <IconButton
          icon="menu"
          label={t.toggleMenu}
          aria-expanded={isLarge ? !mini : drawer}
          onClick={() => (isLarge ? setMini(!mini) : setDrawer(true))}
        />
        <p className="min-w-0 truncate text-base font-title">{t.title({ product: boot.product.name })}</p>
        {hasFind && (
          <search className="mx-auto w-full max-w-105 min-w-40">
            <FindPlace />
          </search>
        )}
        <div className="ml-auto flex shrink-0 items-center gap-2">
          <OutboxButton />
          <PersonMenu />
        </div>
      </header>
      <div className="flex min-h-0">
        {isLarge && (
          <aside
            className="relative shrink-0 overflow-y-auto border-r border-line bg-paper transition-[width]"
            style={{ width: mini ? MINI : WIDE }}
          >
            <Navigation mini={mini} />
          </aside>
        )}
        {!isLarge && (
          <SideDrawer open={drawer} onClose={close} label={t.menu}>
            <Navigation onNavigate={close} />
          </SideDrawer>
        )}
        {/* A region that scrolls must be reachable by keyboard; positioned, it scrolls hidden texts with it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <main id="content" className="relative min-w-0 flex-1 overflow-y-auto" tabIndex={0}>
          {children}
        </main>
      </div>
    </div>
  );
}
