import { useSWRConfig } from 'swr';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { useState } from 'react';
import type { ListedMember } from '@umkreis/contract/staff-write.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { staffMessages } from './messages/staff.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { useBranchChoices } from './branch-names.ts';
import { MemberDialog } from './member-dialog.tsx';
import { StaffHistory } from './staff-history.tsx';

/** The members with access to the dashboard and their rights; staff only. */
export function StaffScreen() {
  const t = useMessages(staffMessages);
  const { me } = useDashboard();
  if (me.role === 'staff') return <Members />;
  return (
    <Page title={t.heading}>
      <Card>
        <EmptyState icon="user" title={t.notAllowed} text={t.notAllowedText} />
      </Card>
    </Page>
  );
}

function Members() {
  const t = useMessages(staffMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const choices = useBranchChoices();
  const { data, error, mutate } = useProtectedRead(auth, apiUrl(boot, 'GET /staff/'));
  const { mutate: mutateAll } = useSWRConfig();
  /** Revalidates the members and their history. */
  const refresh = () =>
    mutateAll((key) => Array.isArray(key) && String(key[0]).startsWith(apiUrl(boot, 'GET /staff/')));
  const [open, setOpen] = useState<ListedMember | 'new'>();
  return (
    <Page
      title={t.heading}
      note={data && <output>{t.count({ n: data.length })}</output>}
      action={
        <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
          {t.add}
        </Button>
      }
    >
      <Card className="overflow-hidden">
        {error && !data ? (
          <LoadError error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <SkeletonRows rows={6} label={common.loading} />
        ) : (
          <MemberTable members={data} choices={choices} onOpen={setOpen} />
        )}
      </Card>
      <StaffHistory />
      <MemberDialog
        member={open === 'new' || open === undefined ? null : open}
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        onChanged={() => refresh()}
      />
    </Page>
  );
}

interface TableProps {
  members: readonly ListedMember[];
  choices: ReturnType<typeof useBranchChoices>;
  onOpen(member: ListedMember): void;
}

function MemberTable({ members, choices, onOpen }: TableProps) {
  const t = useMessages(staffMessages);
  const { me } = useDashboard();
  const titles = (member: ListedMember) =>
    member.role === 'staff'
      ? t.allBranches
      : member.branchShortIds.map((id) => choices.find((one) => one.id === String(id))?.title ?? id).join(', ');
  return (
    <table className="w-full table-fixed text-sm">
      <thead className="bg-sunken text-left text-xs text-ink-soft">
        <tr className="h-9">
          <th scope="col" className="px-3 font-medium">
            {t.name}
          </th>
          <th scope="col" className="w-28 px-3 font-medium">
            {t.role}
          </th>
          <th scope="col" className="hidden px-3 font-medium md:table-cell">
            {t.branches}
          </th>
          <th scope="col" className="hidden w-44 px-3 font-medium sm:table-cell">
            {t.login}
          </th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.email} className="border-t border-line">
            <td className="px-3 py-1">
              <button
                type="button"
                onClick={() => onOpen(member)}
                className="grid min-h-11 w-full content-center rounded-control text-left hover:underline"
              >
                <span className="truncate font-medium">
                  {member.name}
                  {member.email === me.email && <span className="font-normal text-ink-soft"> ({t.you})</span>}
                </span>
                <span className="truncate text-xs text-ink-soft">{member.email}</span>
              </button>
            </td>
            <td className="px-3">{t[member.role]}</td>
            <td className="hidden truncate px-3 text-ink-soft md:table-cell" title={titles(member)}>
              {titles(member)}
            </td>
            <td className="hidden px-3 text-ink-soft sm:table-cell">{member.isBound ? t.bound : t.unbound}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
