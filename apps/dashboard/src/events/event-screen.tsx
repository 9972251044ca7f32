import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead, useRead } from '@umkreis/api-client/use-read.ts';
import { useDashboardEvent } from '@umkreis/api-client/use-watched.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { eventEditorMessages } from './messages/event-editor.ts';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { buttonClass, ButtonLink } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { RevisionList } from '../history/revision-list.tsx';
import { Page } from '../layout/page.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { mapAddress } from '../place/map-address.ts';
import { EventCancellation } from './event-cancellation.tsx';
import { EventTrash } from './event-trash.tsx';
import { EventEditor } from './editor/event-editor.tsx';
import { EventPictureCard } from './picture/event-picture-card.tsx';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import { BranchContent } from '../content/branch-content.tsx';
import { useBranchLanguages } from '../content/use-branch-languages.ts';

/** An event with its fields, branches and history. */
export function EventScreen({ id }: { id: string }) {
  const t = useMessages(dashboardMessages);
  const r = useMessages(requestsMessages);
  const { boot, auth, me } = useDashboard();
  const { data: event, error, mutate } = useDashboardEvent(boot, auth, id);
  const { data: revisions, mutate: mutateRevisions } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /events/{id}/revisions/', { path: { id } }),
  );
  const timeZone = useBranchZone(event?.branchShortId);
  const contentLanguage = useBranchLanguages()(event?.branchShortId);
  const [failed, setFailed] = useState(false);
  if (!event)
    return (
      <Page title={t.navEvents}>
        {error ? (
          <LoadError
            error={error}
            list={{ to: dashboardRoutes.events.to(), label: r.toEvents }}
            onRetry={() => void mutate()}
          />
        ) : (
          <SkeletonRows label={t.loading} />
        )}
      </Page>
    );

  const isReadOnly = me.role === 'viewer';
  const reload = () => Promise.all([mutate(), mutateRevisions()]);
  const restore = async (revision: number, fields?: readonly string[]) => {
    setFailed(false);
    try {
      await mutate(
        await callApi(boot, 'POST /events/{id}/revisions/{revision}/restore', {
          path: { id, revision },
          body: { version: event.version, ...(fields && { fields: [...fields] }) },
          auth,
        }),
        { revalidate: false },
      );
    } catch {
      setFailed(true);
      await mutate();
    }
    await mutateRevisions();
  };
  return (
    <Page
      title={event.title}
      titleLanguage={contentLanguage}
      note={
        <Link to={dashboardRoutes.place.to(event.itemId)} lang={contentLanguage}>
          {event.itemTitle || t.untitled}
        </Link>
      }
      action={<EventLinks event={event} isReadOnly={isReadOnly} />}
    >
      <div className="flex flex-wrap items-start gap-3">
        {!event.dateBinned && <EventCancellation event={event} isReadOnly={isReadOnly} onSaved={reload} />}
        <EventTrash event={event} isReadOnly={isReadOnly} onSaved={reload} />
      </div>
      <EventEditor event={event} timeZone={timeZone} isReadOnly={isReadOnly} onSaved={reload} />
      <BranchContent branch={event.branchShortId}>
        <div className="grid gap-4">
          <EventPictureCard event={event} isReadOnly={isReadOnly} onSaved={reload} />
          <RevisionList
            timeZone={timeZone}
            revisions={revisions}
            error={failed ? r.restoreFailed : null}
            {...(!isReadOnly && {
              onRestore: (revision: number, fields?: readonly string[]) => void restore(revision, fields),
            })}
          />
        </div>
      </BranchContent>
    </Page>
  );
}

/** Links to copy an event, to all events and to its place on the map. */
function EventLinks({ event, isReadOnly }: { event: EditedEvent; isReadOnly: boolean }) {
  const t = useMessages(dashboardMessages);
  const r = useMessages(requestsMessages);
  const e = useMessages(eventEditorMessages);
  const { boot } = useDashboard();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const branch = branches?.find(({ shortId }) => shortId === event.branchShortId);
  const address = mapAddress(boot, branch, { nanoId: event.itemNanoId ?? '', title: event.itemTitle ?? '' });
  return (
    <div className="flex flex-wrap gap-2">
      {!isReadOnly && (
        <Link to={`${dashboardRoutes.newEvent.to()}?copy=${event.id}`} className={buttonClass('quiet')}>
          <Icon name="copy" size={18} />
          {e.duplicate}
        </Link>
      )}
      <Link to={dashboardRoutes.events.to()} className={buttonClass('quiet')}>
        <Icon name="back" size={18} />
        {r.toEvents}
      </Link>
      {event.itemNanoId && !event.dateBinned && (
        <ButtonLink kind="primary" icon="pin" href={address} target="_blank" rel="noreferrer">
          {t.showOnMap}
        </ButtonLink>
      )}
    </div>
  );
}
