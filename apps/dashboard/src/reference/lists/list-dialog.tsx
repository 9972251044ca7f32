import { useState, type FormEvent } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead, useRead } from '@umkreis/api-client/use-read.ts';
import type { ListedItem } from '@umkreis/contract/list-write.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import { dashboardMessages } from '../../messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../../messages/reference.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../../shared/dashboard-context.tsx';
import { PlacePicker } from '../../media/place-picker.tsx';
import { SelectField } from '../../shared/select-field.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { ReferenceHistory } from '../entries/reference-history.tsx';
import { ListItems } from './list-items.tsx';

const EVERYWHERE = 'all';

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
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
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
  const [isAdding, setAdding] = useState(false);
  const [isSure, setSure] = useState(false);
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
  const languages = [
    ['de', t.german],
    ['en', t.english],
  ] as const;
  return (
    <Dialog open onClose={onClose} title={list ? title.de : t.newList} closeLabel={t.close}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {!list && (
          <SelectField label={t.listOf} value={branch} onChange={setBranch}>
            {me.role === 'staff' && <option value={EVERYWHERE}>{t.everywhere}</option>}
            {branches
              .filter(({ shortId }) => me.branchShortIds.includes(shortId))
              .map((one) => (
                <option key={one.shortId} value={one.shortId}>
                  {one.title}
                </option>
              ))}
          </SelectField>
        )}
        {languages.map(([language, name]) => (
          <TextField
            key={language}
            label={t.listTitle(name)}
            error={isSubmitted && !title[language].trim() ? t.listTitleMissing : null}
            lang={language}
            required
            disabled={isReadOnly}
            maxLength={200}
            value={title[language]}
            onChange={({ target }) => setTitle({ ...title, [language]: target.value })}
          />
        ))}
        {languages.map(([language, name]) => (
          <TextArea
            key={language}
            label={t.listText(name)}
            lang={language}
            disabled={isReadOnly}
            maxLength={4000}
            value={description[language]}
            onChange={({ target }) => setDescription({ ...description, [language]: target.value })}
          />
        ))}
        {items ? (
          <>
            <ListItems items={items} isReadOnly={isReadOnly} onChange={setEdited} />
            {!isReadOnly && (
              <Button
                size="small"
                icon="plus"
                className="justify-self-start"
                aria-expanded={isAdding}
                onClick={() => setAdding(!isAdding)}
              >
                {t.addPlace}
              </Button>
            )}
            {isAdding && (
              <PlacePicker
                {...(branchShortId !== null && { branch: branchShortId })}
                onPick={({ id, nanoId, branchShortId: owner, title: name, city }) => {
                  if (items.some((one) => one.id === id)) return;
                  setEdited([...items, { id, nanoId, branchShortId: owner, title: name, city }]);
                }}
              />
            )}
          </>
        ) : (
          <SkeletonRows rows={3} label={common.loading} />
        )}
        {!isReadOnly && (
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" kind="primary" busy={write.state === 'busy'}>
              {list ? t.save : t.create}
            </Button>
            {list && !isSure && (
              <Button kind="danger" icon="trash" onClick={() => setSure(true)}>
                {t.remove}
              </Button>
            )}
            <WriteNote write={write} />
          </div>
        )}
        {isSure && list && (
          <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
            {t.removeSure}
            <Button
              size="small"
              kind="danger"
              onClick={() => run(() => callApi(boot, 'DELETE /lists/{id}', { path: { id: list.id }, auth }))}
            >
              {t.removeNow}
            </Button>
            <Button size="small" onClick={() => setSure(false)}>
              {t.cancel}
            </Button>
          </div>
        )}
      </form>
      {list && <ReferenceHistory kind="list" entityId={list.id} />}
    </Dialog>
  );
}
