import { useState, type FormEvent, type ReactNode } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../messages/reference.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { deleteReference, saveReference, type SharedKind } from './save-reference.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { rejectedFields } from '../../write/rejected-fields.ts';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { ReferenceHistory } from './reference-history.tsx';

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
  /** @param errorOf returns the error of a field that the API rejected */
  children(errorOf: (field: string) => string | null): ReactNode;
}) {
  const t = useMessages(referenceMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [isSure, setSure] = useState(false);
  const [rejected, setRejected] = useState<ReadonlySet<string>>(new Set());
  const errorOf = (field: string) => (rejected.has(field) ? t.fieldError({ field }) : null);
  const run = (work: () => Promise<unknown>) =>
    void write.run(async () => {
      await work();
      await onChanged();
      onClose();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRejected(new Set());
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
          <WriteNote write={write} hasRejectedFields={rejected.size > 0} />
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
