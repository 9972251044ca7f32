import { useState, type FormEvent } from 'react';
import { createEvent } from '@umkreis/api-client/write-event.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { Link, useNavigate } from '@umkreis/federation/router.ts';
import { eventEditorMessages } from '@umkreis/i18n/event-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useBranchZone } from '../../branch-zone.ts';
import { useDashboard } from '../../dashboard-context.tsx';
import { Page } from '../../layout/page.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { emptyEvent, faultsOf, fieldsOf, type EventFault } from './event-draft.ts';
import { EventForm } from './event-form.tsx';
import { useEventDraft } from './use-event-draft.ts';

const none: ReadonlySet<EventFault> = new Set();

/** Creates an event in one go, and leads to it. */
export function NewEventScreen() {
  const t = useMessages(eventEditorMessages);
  const r = useMessages(requestsMessages);
  const { boot, auth } = useDashboard();
  const navigate = useNavigate();
  const write = useWrite();
  const { draft, isChanged, change, clear } = useEventDraft('new', emptyEvent);
  const timeZone = useBranchZone(draft.place?.branchShortId);
  const [isAsked, setAsked] = useState(false);
  const faults = faultsOf(draft, timeZone);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (faults.size > 0) return;
    await write.run(async () => {
      const { branchIds, tagIds } = draft;
      const { id } = await createEvent(boot, auth, { ...fieldsOf(draft, timeZone), branchIds, tagIds });
      clear();
      navigate(routes.dashboardEvent.to(id));
    });
  };
  return (
    <Page
      title={t.newEvent}
      action={
        <Link to={routes.dashboardEvents.to()} className={buttonClass('quiet')}>
          <Icon name="back" size={18} />
          {r.toEvents}
        </Link>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <EventForm draft={draft} faults={isAsked ? faults : none} timeZone={timeZone} onChange={change} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" busy={write.state === 'busy'}>
            {t.create}
          </Button>
          {isChanged && (
            <Button kind="quiet" onClick={clear}>
              {t.discard}
            </Button>
          )}
          <WriteNote write={write} />
        </div>
        {isChanged && <p className="text-sm text-ink-soft">{t.draftKept}</p>}
      </form>
    </Page>
  );
}
