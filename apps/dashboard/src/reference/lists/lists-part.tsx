import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../messages/reference.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { EntryList } from '../entries/entry-list.tsx';
import { ListDialog } from './list-dialog.tsx';

/** Curated lists of the person's branches and global ones. */
export function ListsPart() {
  const t = useMessages(referenceMessages);
  const pick = usePick();
  const { boot, me } = useDashboard();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const { data, error, mutate } = useRead(apiUrl(boot, 'GET /lists/'));
  const [open, setOpen] = useState<string | null>();
  const own = data?.filter(({ branchShortId }) => branchShortId === null || me.branchShortIds.includes(branchShortId));
  const titleOf = (shortId: number | null) =>
    shortId === null ? t.everywhere : (branches?.find((one) => one.shortId === shortId)?.title ?? '');
  return (
    <>
      <EntryList
        entries={own?.map((one) => ({
          id: one.id,
          title: pick(one.title),
          note: `${titleOf(one.branchShortId)} · ${t.places({ n: one.itemIds.length })}`,
        }))}
        error={error}
        newLabel={t.newList}
        onRetry={() => void mutate()}
        onOpen={setOpen}
      />
      {open !== undefined && (
        <ListDialog
          key={open}
          list={own?.find(({ id }) => id === open) ?? null}
          onClose={() => setOpen(undefined)}
          onChanged={() => mutate()}
        />
      )}
    </>
  );
}
