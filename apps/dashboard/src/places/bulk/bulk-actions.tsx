import { useState } from 'react';
import type { BulkChange } from '@umkreis/contract/bulk.ts';
import { bulkMessages } from '../messages/bulk.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { ChangeLinksDialog } from './change-links-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import type { Bulk } from './use-bulk.ts';

type Opened = 'tag' | 'category' | 'review' | 'close';

/** The actions for the selected places. */
export function BulkActions({ ids, isBinned, bulk }: { ids: readonly string[]; isBinned: boolean; bulk: Bulk }) {
  const t = useMessages(bulkMessages);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const apply = (change: BulkChange) => {
    close();
    void bulk.run(ids, change);
  };
  const isBusy = bulk.write.state === 'busy';
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => setOpened('tag')}>
        {t.tags}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => setOpened('category')}>
        {t.categories}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => setOpened('review')}>
        {t.review}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => setOpened('close')}>
        {t.close}
      </Button>
      {isBinned ? (
        <Button size="small" disabled={isBusy} icon="refresh" onClick={() => apply({ isBinned: false })}>
          {t.takeOut}
        </Button>
      ) : (
        <Button size="small" kind="danger" disabled={isBusy} icon="trash" onClick={() => apply({ isBinned: true })}>
          {t.moveToTrash}
        </Button>
      )}
      {(opened === 'tag' || opened === 'category') && (
        <ChangeLinksDialog kind={opened} count={ids.length} onClose={close} onApply={apply} />
      )}
      {opened === 'review' && <ReviewDialog count={ids.length} onClose={close} onApply={apply} />}
      {opened === 'close' && <CloseDialog count={ids.length} onClose={close} onApply={apply} />}
    </>
  );
}
