import { useState } from 'react';
import { restoreEvent } from '@umkreis/api-client/restore-event.ts';
import { useBranches } from '@umkreis/api-client/use-branches.ts';
import { useDashboardEvent } from '@umkreis/api-client/use-dashboard-event.ts';
import { useEventRevisions } from '@umkreis/api-client/use-event-revisions.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZone } from '../branch-zone.ts';
import { useDashboard } from '../dashboard-context.tsx';
import { formatInstant } from '../format-date.ts';
import { RevisionList } from '../history/revision-list.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../load-error.tsx';

/** An event with where and when it is shown, and its history. */
export function EventScreen({ id }: { id: string }) {
  const t = useMessages(dashboardMessages);
  const r = useMessages(requestsMessages);
  const { boot, auth, me, language } = useDashboard();
  const { data: event, error, mutate } = useDashboardEvent(boot, auth, id);
  const { data: revisions, mutate: mutateRevisions } = useEventRevisions(boot, auth, id);
  const { data: branches } = useBranches(boot);
  const timeZone = useBranchZone(event?.branchShortId);
  const [failed, setFailed] = useState(false);
  if (!event)
    return (
      <Page title={t.navEvents}>
        {error ? <LoadError error={error} onRetry={() => void mutate()} /> : <SkeletonRows label={t.loading} />}
      </Page>
    );

  const restore = async (revision: number) => {
    setFailed(false);
    try {
      await mutate(await restoreEvent(boot, auth, id, revision, event.version), { revalidate: false });
    } catch {
      setFailed(true);
      await mutate();
    }
    await mutateRevisions();
  };
  const shownOn = event.branches
    .map((link) => branches?.find((branch) => branch.shortId === link.branchId)?.shortTitle ?? link.branchId)
    .join(', ');
  const facts = [
    [r.begin, formatInstant(event.dateBegin, language, timeZone)],
    [r.end, event.dateEnd && formatInstant(event.dateEnd, language, timeZone)],
    [r.fieldName('recurrence'), event.recurrence],
    [r.fieldName('exceptDates'), event.exceptDates?.join(', ')],
    [r.shownOn, shownOn],
    [r.fieldName('description'), event.description],
  ] as const;
  return (
    <Page
      title={event.title}
      action={
        <Link to={routes.dashboardEvents.to()} className={buttonClass('quiet')}>
          <Icon name="back" size={18} />
          {r.toEvents}
        </Link>
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card className="p-4">
          <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
            <dt className="text-ink-soft">{r.place}</dt>
            <dd>
              <Link to={routes.dashboardPlace.to(event.itemId)}>{event.itemTitle || t.untitled}</Link>
            </dd>
            {facts.map(
              ([name, value]) =>
                value && (
                  <div key={name} className="contents">
                    <dt className="text-ink-soft">{name}</dt>
                    <dd className="tabular break-words whitespace-pre-wrap">{value}</dd>
                  </div>
                ),
            )}
            {event.url && (
              <>
                <dt className="text-ink-soft">{r.fieldName('url')}</dt>
                <dd className="break-all">
                  <a href={event.url} target="_blank" rel="noreferrer">
                    {event.url}
                  </a>
                </dd>
              </>
            )}
          </dl>
        </Card>
        <RevisionList
          timeZone={timeZone}
          revisions={revisions}
          error={failed ? r.restoreFailed : null}
          {...(me.role !== 'viewer' && { onRestore: (revision: number) => void restore(revision) })}
        />
      </div>
    </Page>
  );
}
