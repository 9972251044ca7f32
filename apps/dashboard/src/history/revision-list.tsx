import { useState } from 'react';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { historyMessages } from './messages/history.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { useFieldNames } from './use-field-names.ts';
import { Revision } from './revision.tsx';
import type { Language } from '@umkreis/contract/boot.ts';

const PAGE_SIZE = 10;

interface Props {
  revisions: readonly ItemRevision[] | undefined;
  /** Time zone of the branch that owns the record */
  timeZone: string;
  /** Omitted: read-only. @param fields omitted: all fields that differ */
  onRestore?: (revision: number, fields?: readonly string[]) => void;
  error?: string | null;
}

/**
 * Who changed what, newest first, of all fields or of one. An older state can be restored completely or in
 * part.
 */
export function RevisionList({ revisions, timeZone, onRestore, error }: Props) {
  const t = useMessages(dashboardMessages);
  const h = useMessages(historyMessages);
  const r = useMessages(requestsMessages);
  const { language } = useDashboard();
  const { nameOf } = useFieldNames(timeZone);
  const [field, setField] = useState('');
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const [revisionToRestore, setRevisionToRestore] = useState<number>();
  const first = revisions?.at(-1);
  const fields = changedFields(revisions ?? [], nameOf, language);
  const listed = (revisions ?? []).filter(({ changes }) => !field || field in changes);
  const remaining = listed.length - visibleCount;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <h2 className="text-base font-title">{t.history}</h2>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {revisions?.length === 0 && <p className="text-sm text-ink-soft">{t.noHistory}</p>}
      {fields.length > 1 && (
        <SelectField label={h.whichField} hideLabel value={field} onChange={setField}>
          <option value="">{h.allFields}</option>
          {fields.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
        {listed.slice(0, visibleCount).map((revision) => (
          <Revision
            key={revision.revision}
            revision={revision}
            field={field}
            isNewest={revision === revisions?.[0]}
            timeZone={timeZone}
            onRestore={onRestore && (() => setRevisionToRestore(revision.revision))}
          />
        ))}
      </ol>
      {remaining > 0 && (
        <Button
          size="small"
          kind="quiet"
          className="justify-self-start"
          onClick={() => setVisibleCount(visibleCount + 50)}
        >
          {h.more({ n: Math.min(remaining, 50) })}
        </Button>
      )}
      {onRestore && first && !isCreation(first.action) && remaining <= 0 && (
        <Button
          size="small"
          kind="quiet"
          className="-ml-3 !h-auto min-h-9 justify-self-start py-1.5 text-left !whitespace-normal"
          onClick={() => setRevisionToRestore(first.revision - 1)}
        >
          {r.restoreFirst}
        </Button>
      )}
      {revisionToRestore !== undefined && revisions && (
        <RestoreDialog
          revisions={revisions}
          revision={revisionToRestore}
          field={field}
          timeZone={timeZone}
          onClose={() => setRevisionToRestore(undefined)}
          onRestore={(chosen) => {
            setRevisionToRestore(undefined);
            onRestore?.(revisionToRestore, chosen);
          }}
        />
      )}
    </Card>
  );
}

const changedFields = (revisions: readonly ItemRevision[], nameOf: (name: string) => string, language: Language) =>
  [...new Set(revisions.flatMap(({ changes }) => Object.keys(changes)))]
    .map((name) => ({ name, title: nameOf(name) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, language));

/** The history starts with a creation: there is no state before it to restore. */
const isCreation = (action: string) => action === 'create' || action.startsWith('create:');
