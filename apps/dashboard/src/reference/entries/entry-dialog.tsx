import { useState, type FormEvent, type ReactNode } from 'react';
import {
  categoryCreate,
  categoryUpdate,
  detailKeyCreate,
  detailKeyUpdate,
  iconCreate,
  iconUpdate,
  searchWordCreate,
  searchWordUpdate,
  tagCreate,
  tagUpdate,
} from '@umkreis/contract/reference-write.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../messages/reference.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { deleteReference, saveReference, type SharedKind } from './save-reference.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { faultyFields, rejectedFields } from '../../write/invalid-fields.ts';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { ReferenceHistory } from './reference-history.tsx';

const contracts = {
  category: { create: categoryCreate, update: categoryUpdate },
  tag: { create: tagCreate, update: tagUpdate },
  detailKey: { create: detailKeyCreate, update: detailKeyUpdate },
  icon: { create: iconCreate, update: iconUpdate },
  searchWord: { create: searchWordCreate, update: searchWordUpdate },
};

/** The form of an entry of reference data: saved as a whole, and deletable if it is not in use. */
export function EntryDialog({
  title,
  kind,
  id,
  fields,
  onClose,
  onChanged,
  children,
}: {
  title: string;
  kind: SharedKind;
  /** null: a new entry */
  id: string | null;
  /** The request body */
  fields: object;
  onClose(): void;
  onChanged(): Promise<unknown>;
  /** @param errorOf returns the error of a field, once the form was submitted */
  children(errorOf: (field: string) => string | null): ReactNode;
}) {
  const t = useMessages(referenceMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [isSure, setSure] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [rejected, setRejected] = useState<ReadonlySet<string>>(new Set());
  const faulty = faultyFields(contracts[kind][id === null ? 'create' : 'update'], fields);
  const errorOf = (field: string) =>
    isSubmitted && (faulty.has(field) || rejected.has(field)) ? t.fieldError({ field }) : null;
  const run = (work: () => Promise<unknown>) =>
    void write.run(async () => {
      await work();
      await onChanged();
      onClose();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    setRejected(new Set());
    if (faulty.size > 0) return;
    run(() =>
      saveReference(boot, auth, { kind, id, fields }).catch((error: unknown) => {
        setRejected(rejectedFields(error));
        throw error;
      }),
    );
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t.close}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {children(errorOf)}
        <p className="text-xs text-ink-soft">{t.sharedHint}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" busy={write.state === 'busy'}>
            {id === null ? t.create : t.save}
          </Button>
          {id !== null && !isSure && (
            <Button kind="danger" icon="trash" onClick={() => setSure(true)}>
              {t.remove}
            </Button>
          )}
          <WriteNote write={write} />
        </div>
        {isSure && id !== null && (
          <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
            {t.removeSure}
            <Button size="small" kind="danger" onClick={() => run(() => deleteReference(boot, auth, kind, id))}>
              {t.removeNow}
            </Button>
            <Button size="small" onClick={() => setSure(false)}>
              {t.cancel}
            </Button>
          </div>
        )}
      </form>
      {id !== null && <ReferenceHistory kind={kind} entityId={id} />}
    </Dialog>
  );
}
