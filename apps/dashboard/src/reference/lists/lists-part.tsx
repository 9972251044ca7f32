import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../messages/reference.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { EntriesPart } from '../entries/entries-part.tsx';
import { ListDialog } from './list-dialog.tsx';

/** Curated lists of the person's branches and global ones. */
export function ListsPart() {
  const t = useMessages(referenceMessages);
  const pick = usePick();
  const { boot, me } = useDashboard();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const read = useRead(apiUrl(boot, 'GET /lists/'));
  const titleOf = (shortId: number | null) =>
    shortId === null ? t.everywhere : (branches?.find((one) => one.shortId === shortId)?.title ?? '');
  return (
    <EntriesPart
      read={read}
      isListed={({ branchShortId }) => branchShortId === null || me.branchShortIds.includes(branchShortId)}
      newLabel={t.newList}
      entryOf={(one) => ({
        title: pick(one.title),
        note: `${titleOf(one.branchShortId)} · ${t.places({ n: one.itemIds.length })}`,
      })}
      dialogOf={(list, actions) => <ListDialog key={list?.id} list={list} {...actions} />}
    />
  );
}
