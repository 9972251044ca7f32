import { useSetAtom } from 'jotai';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { printMessages } from './messages/print.ts';
import { printAtom } from './print-atom.ts';

/** Opens the print sheet, in a panel. */
export function PrintButton() {
  const t = useMessages(printMessages);
  const setIsOpen = useSetAtom(printAtom);
  return (
    <Button kind="quiet" size="small" icon={rareIcons.printer} onClick={() => setIsOpen(true)}>
      {t.print}
    </Button>
  );
}
