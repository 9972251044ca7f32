import { useState } from 'react';
import type { BulkChange } from '@umkreis/contract/bulk.ts';
import { bulkMessages } from '../messages/bulk.ts';
import { editorMessages } from '../../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { isoDay } from '../../dates/format-date.ts';
import { useNow } from '../../dates/use-now.ts';

interface Props {
  count: number;
  onClose(): void;
  onApply(change: BulkChange): void;
}

/** Sets the day from which the places are permanently closed, or reopens them. */
export function CloseDialog({ count, onClose, onApply }: Props) {
  const t = useMessages(bulkMessages);
  const e = useMessages(editorMessages);
  const timeZone = useBranchZone();
  const now = useNow();
  const [day, setDay] = useState(() => isoDay(now, timeZone));
  return (
    <Dialog open onClose={onClose} title={t.changeClosed} closeLabel={e.cancel}>
      <TextField type="date" label={e.closedFrom} value={day} onChange={({ target }) => setDay(target.value)} />
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button onClick={() => onApply({ datePermanentlyClosed: null })}>{t.reopen({ n: count })}</Button>
        <Button kind="primary" disabled={!day} onClick={() => onApply({ datePermanentlyClosed: day })}>
          {t.closeAll({ n: count })}
        </Button>
      </div>
    </Dialog>
  );
}
