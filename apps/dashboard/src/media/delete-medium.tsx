import { useState } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { Button } from '@umkreis/ui/button.tsx';

/** Asks for confirmation in place before deleting a picture. */
export function DeleteMedium({ isBusy, onDelete }: { isBusy: boolean; onDelete(): void }) {
  const t = useMessages(mediaMessages);
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming)
    return (
      <Button kind="danger" icon="trash" disabled={isBusy} onClick={() => setConfirming(true)}>
        {t.delete}
      </Button>
    );
  return (
    <div role="alert" className="grid w-full gap-2 rounded-control bg-sunken p-3 text-sm">
      <p>{t.deleteQuestion}</p>
      <p className="flex flex-wrap gap-2">
        <Button size="small" kind="danger" icon="trash" busy={isBusy} onClick={onDelete}>
          {t.deleteYes}
        </Button>
        <Button size="small" kind="quiet" onClick={() => setConfirming(false)}>
          {t.deleteNo}
        </Button>
      </p>
    </div>
  );
}
