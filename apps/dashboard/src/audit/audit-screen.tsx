import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { useSearchParams } from '@umkreis/federation/router.ts';
import { auditMessages } from './messages/audit.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { Pagination } from '../list-screen/pagination.tsx';
import { Page } from '../layout/page.tsx';
import { StaffOnly } from '../layout/staff-only.tsx';
import { AuditBar } from './audit-bar.tsx';
import { AuditList } from './audit-list.tsx';
import { AuditPeople } from './audit-people.tsx';

/** Who wrote, read, exported or deleted what on a day; staff only. Day, person and page are in the URL. */
export function AuditScreen() {
  const t = useMessages(auditMessages);
  return (
    <Page title={t.heading}>
      <StaffOnly title={t.notAllowed} text={t.notAllowedText}>
        <Audit />
      </StaffOnly>
    </Page>
  );
}

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

function Audit() {
  const t = useMessages(auditMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const [params, setParams] = useSearchParams();
  const requestedDay = params.get('day');
  const day = isDay(requestedDay) ? requestedDay : undefined;
  const person = params.get('person') || undefined;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, mutate } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /audit/', { query: { ...(day && { day }), ...(person && { person }), page } }),
  );
  const set = (next: { day?: string | undefined; person?: string | undefined; page?: number }) => {
    const { page: nextPage = 1, ...remaining } = { day, person, ...next };
    const entries = Object.entries({ ...remaining, page: nextPage > 1 ? String(nextPage) : undefined });
    setParams(new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1]))), {
      replace: true,
    });
  };
  if (error && !data)
    return (
      <Card>
        <LoadError error={error} onRetry={() => void mutate()} />
      </Card>
    );
  if (!data)
    return (
      <Card className="overflow-hidden">
        <SkeletonRows rows={8} label={common.loading} />
      </Card>
    );
  return (
    <>
      <p className="text-sm text-ink-soft">{t.intro}</p>
      <AuditBar data={data} day={day ?? data.day} person={person} onChange={set} />
      {error && <LoadError error={error} onRetry={() => void mutate()} />}
      {data.people.length > 0 && <AuditPeople people={data.people} onChoose={(chosen) => set({ person: chosen })} />}
      <AuditList data={data} />
      <Pagination page={data.page} pageCount={data.pageCount} onPage={(next) => set({ page: next })} />
    </>
  );
}
