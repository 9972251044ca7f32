import { canSaveGuide } from './can-save-guide.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { menuMessages } from '@umkreis/i18n/menu.ts';
import { MenuEntry } from '@umkreis/guide-core/panel/menu-entry.tsx';

/** Opens the dialog to save the guide on the device, in the menu. */
export function SaveMapEntry() {
  const { boot } = useGuide();
  const t = useMessages(menuMessages);
  const [, setIsOpen] = useOpened('keep');
  if (!boot.branch || !canSaveGuide(boot)) return null;
  return <MenuEntry icon="download" label={t.saveMap} onSelect={() => setIsOpen(true)} />;
}
