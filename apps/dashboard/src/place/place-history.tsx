import { useState } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useItemRevisions } from '@umkreis/api-client/use-watched.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { RevisionList } from '../history/revision-list.tsx';

/** Who changed what in a place; an earlier state can be restored. */
export function PlaceHistory({ item, onChanged }: { item: Item; onChanged(): void }) {
  const r = useMessages(requestsMessages);
  const { boot, auth, me } = useDashboard();
  const timeZone = useBranchZone(item.branchShortId);
  const { data } = useItemRevisions(boot, auth, item.id);
  const [failed, setFailed] = useState(false);
  const restore = async (revision: number, fields?: readonly string[]) => {
    setFailed(false);
    await callApi(boot, 'POST /items/{id}/revisions/{revision}/restore', {
      path: { id: item.id, revision },
      body: { version: item.version, ...(fields && { fields: [...fields] }) },
      auth,
    }).catch(() => setFailed(true));
    onChanged();
  };
  return (
    <RevisionList
      revisions={data}
      timeZone={timeZone}
      error={failed ? r.restoreFailed : null}
      {...(me.role !== 'viewer' && {
        onRestore: (revision: number, fields?: readonly string[]) => void restore(revision, fields),
      })}
    />
  );
}
