import { ListLinks } from '@umkreis/map-screen/controls/list-links.tsx';
import { MenuDrawer } from '@umkreis/map-screen/controls/menu-drawer.tsx';
import { ContestLinks } from '@umkreis/guide/contests/contest-links.tsx';

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
