import { ListLinks } from '@umkreis/map-screen/controls/list-links.tsx';
import { MenuDrawer } from '@umkreis/map-screen/controls/menu-drawer.tsx';
import { SaveMapEntry } from '@umkreis/map-screen/controls/save-map-entry.tsx';
import { PrintEntry } from '@umkreis/map-screen/print/print-entry.tsx';
import { ContestLinks } from '@umkreis/guide/contests/contest-links.tsx';

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
