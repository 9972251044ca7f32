import { useState, type FormEvent } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { ListedItem } from '@umkreis/contract/list-write.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../messages/reference.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite, type Write } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { ReferenceHistory } from '../entries/reference-history.tsx';
import { EVERYWHERE, ListBranch, ListPlaces, ListTexts } from './list-fields.tsx';

/** Edits a list's texts, places and order. */
export function ListDialog({
  list,
  onClose,
  onChanged,
}: {
  list: List | null;
  onClose(): void;
  onChanged(): Promise<unknown>;
}) {
  const t = useMessages(referenceMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, me } = useDashboard();
  const stored = useProtectedRead(auth, list && apiUrl(boot, 'GET /lists/{id}/items/', { path: { id: list.id } }), {
    keepPreviousData: false,
  });
  const write = useWrite();
  const [title, setTitle] = useState(list?.title ?? { de: '', en: '' });
  const [description, setDescription] = useState(list?.description ?? { de: '', en: '' });
  const [branch, setBranch] = useState(
    list ? String(list.branchShortId ?? EVERYWHERE) : String(boot.branch?.shortId ?? me.branchShortIds[0] ?? ''),
  );
  const [edited, setEdited] = useState<ListedItem[]>();
  const [isSubmitted, setSubmitted] = useState(false);
  const items = edited ?? stored.data ?? (list ? undefined : []);
  const branchShortId = branch === EVERYWHERE ? null : Number(branch);
  const isReadOnly = list?.branchShortId === null && me.role !== 'staff';
  const run = (work: () => Promise<unknown>) =>
    void write.run(async () => {
      await work();
      await onChanged();
      onClose();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!title.de.trim() || !title.en.trim()) return;
    const fields = { title, description, ...(edited && { itemIds: edited.map(({ id }) => id) }) };
    run(() =>
      list
        ? callApi(boot, 'PUT /lists/{id}', { path: { id: list.id }, body: fields, auth })
        : callApi(boot, 'POST /lists/', { body: { ...fields, branchShortId }, auth }),
    );
  };
  return (
    <Dialog open onClose={onClose} title={list ? title.de : t.newList} closeLabel={t.close}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {!list && <ListBranch branch={branch} onChange={setBranch} />}
        <ListTexts
          title={title}
          description={description}
          isReadOnly={isReadOnly}
          showsErrors={isSubmitted}
          onTitle={setTitle}
          onDescription={setDescription}
        />
        {items ? (
          <ListPlaces items={items} branchShortId={branchShortId} isReadOnly={isReadOnly} onChange={setEdited} />
        ) : (
          <SkeletonRows rows={3} label={common.loading} />
        )}
        {!isReadOnly && (
          <ListActions
            isNew={list === null}
            write={write}
            onDelete={() => list && run(() => callApi(boot, 'DELETE /lists/{id}', { path: { id: list.id }, auth }))}
          />
        )}
      </form>
      {list && <ReferenceHistory kind="list" entityId={list.id} />}
    </Dialog>
  );
}

/** Buttons to save and to delete a list; deleting is confirmed first. */
function ListActions({ isNew, write, onDelete }: { isNew: boolean; write: Write; onDelete(): void }) {
  const t = useMessages(referenceMessages);
  const [isSure, setSure] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="primary" busy={write.state === 'busy'}>
          {isNew ? t.create : t.save}
        </Button>
        {!isNew && !isSure && (
          <Button kind="danger" icon="trash" onClick={() => setSure(true)}>
            {t.remove}
          </Button>
        )}
        <WriteNote write={write} />
      </div>
      {isSure && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
          {t.removeSure}
          <Button size="small" kind="danger" onClick={onDelete}>
            {t.removeNow}
          </Button>
          <Button size="small" onClick={() => setSure(false)}>
            {t.cancel}
          </Button>
        </div>
      )}
    </>
  );
}
