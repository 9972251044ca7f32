import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { useDashboard } from '../dashboard-context.tsx';
import { formatInstant } from '../format-date.ts';
import { useFieldNames } from './use-field-names.ts';

const SHOWN = 20;

interface Props {
  revisions: readonly ItemRevision[] | undefined;
  /** Clock of the branch it belongs to */
  timeZone: string;
  /** Left out: nothing can be restored. */
  onRestore?: (revision: number) => void;
  error?: string | null;
}

/** Who changed what, newest first; the first one is what is there now. */
export function RevisionList({ revisions, timeZone, onRestore, error }: Props) {
  const t = useMessages(dashboardMessages);
  const r = useMessages(requestsMessages);
  const { language } = useDashboard();
  const { nameOf, valueOf } = useFieldNames(timeZone);
  const first = revisions?.at(-1);
  return (
    <Card className="p-4">
      <h2 className="mb-2 text-base font-title">{t.history}</h2>
      {error && (
        <p role="alert" className="mb-2 text-sm text-danger">
          {error}
        </p>
      )}
      {revisions?.length === 0 && <p className="text-sm text-ink-soft">{t.noHistory}</p>}
      <ol className="grid gap-3 text-sm">
        {revisions?.slice(0, SHOWN).map((revision, index) => (
          <li key={revision.revision} className="border-t border-line pt-3 first:border-0 first:pt-0">
            <p className="tabular text-xs text-ink-soft">
              {formatInstant(revision.date, language, timeZone)} · <span className="break-all">{revision.author}</span>{' '}
              · {actionOf(revision.action, t, r)}
            </p>
            {Object.entries(revision.changes).map(([field, { before, after }]) => (
              <p key={field} className="break-words">
                <span className="font-medium">{nameOf(field)}</span>:{' '}
                {valueOf(before) !== '' && <del className="text-ink-soft">{valueOf(before)}</del>}{' '}
                <ins className="no-underline">{valueOf(after)}</ins>
              </p>
            ))}
            {onRestore && index > 0 && (
              <Button size="small" kind="quiet" className="-ml-3" onClick={() => onRestore(revision.revision)}>
                {r.restore}
              </Button>
            )}
            {index === 0 && <p className="text-xs text-ink-soft">{r.current}</p>}
          </li>
        ))}
      </ol>
      {onRestore && first && !isCreation(first.action) && (revisions?.length ?? 0) <= SHOWN && (
        <Button size="small" kind="quiet" className="mt-2 -ml-3" onClick={() => onRestore(first.revision - 1)}>
          {r.restoreFirst}
        </Button>
      )}
    </Card>
  );
}

/** What was there before it was not kept: there was nothing. */
const isCreation = (action: string) => action === 'create' || action.startsWith('create:');

/** 'detail-create' → added, 'change-request:…' → from a proposal. */
function actionOf(action: string, t: typeof dashboardMessages.de, r: typeof requestsMessages.de): string {
  if (action.includes('change-request:')) return r.fromRequest;
  if (action === 'create') return r.created;
  if (action === 'restore') return r.restored;
  if (action.endsWith('-create')) return t.actionCreate;
  return action.endsWith('-delete') ? t.actionDelete : r.changed;
}
