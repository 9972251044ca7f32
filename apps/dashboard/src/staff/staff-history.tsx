import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { StaffRevision } from '@umkreis/contract/staff-write.ts';
import { auditMessages } from '../audit/messages/audit.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { staffMessages } from './messages/staff.ts';
import { Card } from '@umkreis/ui/card.tsx';
import { personName } from './person-name.ts';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';
import { LoadError } from '../layout/load-error.tsx';
import { useBranchChoices } from './branch-names.ts';

const MAX_VISIBLE = 50;

/** Who granted which rights to whom, newest first. */
export function StaffHistory() {
  const t = useMessages(staffMessages);
  const audit = useMessages(auditMessages);
  const { boot, auth, language } = useDashboard();
  const timeZone = useBranchZone();
  const choices = useBranchChoices();
  const { data, error, mutate } = useProtectedRead(auth, apiUrl(boot, 'GET /staff/revisions/'));
  const { data: members } = useProtectedRead(auth, apiUrl(boot, 'GET /staff/'));
  const nameOf = (email: string) => members?.find((member) => member.email === email)?.name || email;
  const actions: Record<StaffRevision['action'], string> = {
    add: t.actionAdd,
    rights: t.actionRights,
    bind: t.actionBind,
    unbind: t.actionUnbind,
    remove: t.actionRemove,
  };
  const roles: Record<string, string> = { staff: t.staff, editor: t.editor, viewer: t.viewer };
  const textOf = (field: string, value: unknown): string => {
    if (Array.isArray(value))
      return value.map((id) => choices.find((one) => one.id === String(id))?.title ?? id).join(', ') || '–';
    return field === 'role' ? (roles[String(value)] ?? '–') : value === null ? '–' : String(value);
  };
  const names: Record<string, string> = { role: t.role, branch_ids: t.branches, name: t.name };
  return (
    <Card className="p-4">
      <h2 className="mb-2 text-base font-title">{t.history}</h2>
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {data?.length === 0 && <p className="text-sm text-ink-soft">{t.noHistory}</p>}
      <ol className="grid gap-3 text-sm">
        {data?.slice(0, MAX_VISIBLE).map((revision) => (
          <li key={revision.id} className="border-t border-line pt-3 first:border-0 first:pt-0">
            <p className="tabular text-xs text-ink-soft">
              {formatInstant(revision.date, language, timeZone)} ·{' '}
              <span className="break-all" title={revision.author}>
                {nameOf(personName(revision.author, audit))}
              </span>
            </p>
            <p className="break-words">
              <span className="font-medium break-all" title={revision.email}>
                {nameOf(revision.email)}
              </span>
              : {actions[revision.action]}
            </p>
            {Object.entries(revision.changes)
              .filter(([field]) => field in names)
              .map(([field, { before, after }]) => (
                <p key={field} className="break-words text-ink-soft">
                  {names[field]}: <del>{textOf(field, before)}</del>{' '}
                  <ins className="text-ink no-underline">{textOf(field, after)}</ins>
                </p>
              ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
