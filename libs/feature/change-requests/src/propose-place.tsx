import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { useTakeAlong } from '@umkreis/guide-core/links/take-along.ts';
import { useQueryValue } from '@umkreis/guide-core/address/use-query-value.ts';
import { ChangeRequestDialog } from './change-request-dialog.tsx';

interface Props {
  shortcut: SearchShortcutConfig;
  /** Centre of the map, read when the dialog opens */
  center(): LngLat | null;
  onOpen?(): void;
}

/** Button of a topic that accepts new places. `?propose=new` opens the dialog. */
export function ProposePlace({ shortcut, center, onOpen }: Props) {
  const t = useMessages(openerMessages);
  const pick = usePick();
  const [propose, setPropose] = useQueryValue('propose');
  const takeAlong = useTakeAlong();
  if (!shortcut.allowItemAddition) return null;
  return (
    <>
      <Button
        size="small"
        icon="plus"
        onClick={() => {
          onOpen?.();
          setPropose('new');
        }}
      >
        {t.proposePlace}
      </Button>
      <ChangeRequestDialog
        open={propose === 'new'}
        onClose={() => setPropose(null, { closes: true })}
        item={null}
        shortcut={shortcut}
        center={center}
        url={takeAlong(`${routes.mapSearchShortcut.to(shortcut.id, pick(shortcut.title))}?propose=new`)}
      />
    </>
  );
}
