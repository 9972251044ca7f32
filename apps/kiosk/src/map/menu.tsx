import { ListLinks } from '@umkreis/menu/list-links.tsx';
import { MenuDrawer } from '@umkreis/menu/menu-drawer.tsx';
import { MyListEntry } from '@umkreis/my-list/my-list-entry.tsx';
import { ContestLinks } from '@umkreis/contests/contest-links.tsx';

/** The kiosk's menu: contests, curated lists and the visitor's list. */
export const Menu = () => (
  <MenuDrawer
    links={
      <>
        <ContestLinks />
        <ListLinks />
      </>
    }
    entries={<MyListEntry />}
  />
);
