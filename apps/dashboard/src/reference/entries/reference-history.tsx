import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { ReferenceKind } from '@umkreis/contract/reference-write.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from '../messages/reference.ts';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { formatInstant } from '../../dates/format-date.ts';

/** Who changed an entry; collapsed by default. */
export function ReferenceHistory({ kind, entityId }: { kind: ReferenceKind; entityId: string }) {
  const t = useMessages(referenceMessages);
  const { boot, auth, language } = useDashboard();
  const timeZone = useBranchZone();
  const { data } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /reference/revisions/', { query: { kind, entityId, limit: 20 } }),
    { keepPreviousData: false },
  );
  const actions: Record<string, string> = { create: t.actionCreate, update: t.actionUpdate, delete: t.actionDelete };
  return (
    <details className="border-t border-line pt-3 text-sm">
      <summary className="min-h-6 cursor-pointer font-medium">{t.history}</summary>
      {data?.length === 0 && <p className="pt-2 text-xs text-ink-soft">{t.noHistory}</p>}
      <ol className="grid gap-2 pt-2">
        {data?.map((revision) => (
          <li key={revision.id}>
            <p className="tabular text-xs text-ink-soft">
              {formatInstant(revision.date, language, timeZone)} · <span className="break-all">{revision.author}</span>{' '}
              · {actions[revision.action] ?? revision.action}
            </p>
            <p className="text-xs break-words">{Object.keys(revision.changes).join(', ')}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
