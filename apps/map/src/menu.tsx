import { ListLinks } from '@umkreis/menu/list-links.tsx';
import { MenuDrawer } from '@umkreis/menu/menu-drawer.tsx';
import { MyListEntry } from '@umkreis/my-list/my-list-entry.tsx';
import { SaveMapEntry } from '@umkreis/offline/save-map-entry.tsx';
import { PrintEntry } from '@umkreis/print/print-entry.tsx';
import { OwnRequestsEntry } from '@umkreis/change-requests/own-requests-entry.tsx';
import { useOwnEntries } from '@umkreis/contests/own-entries.tsx';
import { ContestLinks } from '@umkreis/contests/contest-links.tsx';

/** The map's menu: contests, curated lists, the visitor's list and suggestions, printing, saving on the device. */
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
        <MyListEntry />
        <PrintEntry />
        <OwnRequestsEntry useMore={useOwnEntries} />
        <SaveMapEntry />
      </>
    }
  />
);
