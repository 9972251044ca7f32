import { ListLinks } from '@umkreis/menu/list-links.tsx';
import { MenuDrawer } from '@umkreis/menu/menu-drawer.tsx';
import { ContestLinks } from '@umkreis/contests/contest-links.tsx';

/** The kiosk's menu: contests and curated lists. */
export const Menu = () => (
  <MenuDrawer
    links={
      <>
        <ContestLinks />
        <ListLinks />
      </>
    }
  />
);
