import { ListLinks } from '@umkreis/menu/list-links.tsx';
import { MenuDrawer } from '@umkreis/menu/menu-drawer.tsx';
import { SaveMapEntry } from '@umkreis/offline/save-map-entry.tsx';
import { PrintEntry } from '@umkreis/print/print-entry.tsx';
import { ContestLinks } from '@umkreis/contests/contest-links.tsx';

/** The map's menu: contests, curated lists, printing, saving on the device. */
export const Menu = () => (
  <MenuDrawer
    links={
      <>
        <ContestLinks />
        <ListLinks />
      </>
    }
    entries={
      <>
        <PrintEntry />
        <SaveMapEntry />
      </>
    }
  />
);
