import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useSetAtom } from 'jotai';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { menuMessages } from '@umkreis/i18n/menu.ts';
import { MenuEntry } from '@umkreis/guide-core/panel/menu-entry.tsx';
import { printAtom } from './print-atom.ts';

/** Opens the print sheet, in the menu. */
export function PrintEntry() {
  const t = useMessages(menuMessages);
  const setIsOpen = useSetAtom(printAtom);
  return <MenuEntry icon={rareIcons.printer} label={t.print} onSelect={() => setIsOpen(true)} />;
}
