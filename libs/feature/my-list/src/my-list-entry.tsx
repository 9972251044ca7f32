import { useAtomValue, useSetAtom } from 'jotai';
import { listCountAtom } from '@umkreis/guide-core/my-list/my-list-atom.ts';
import { openMyListAtom } from '@umkreis/guide-core/my-list/opened-list-atom.ts';
import { MenuEntry } from '@umkreis/guide-core/panel/menu-entry.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { rareIcons } from '@umkreis/ui/rare-icons.ts';

/** Opens the visitor's list, in the menu, with the number of its entries. */
export function MyListEntry() {
  const t = useMessages(mapMessages);
  const count = useAtomValue(listCountAtom);
  const open = useSetAtom(openMyListAtom);
  return (
    <MenuEntry icon={rareIcons.bookmark} label={count > 0 ? t.myListCount({ count }) : t.myList} onSelect={open} />
  );
}
