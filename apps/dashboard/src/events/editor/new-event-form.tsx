import { useState, type FormEvent } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Body } from '@umkreis/api-client/api-operation.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { useNavigate } from '@umkreis/federation/router.ts';
import { eventEditorMessages } from '../messages/event-editor.ts';
import { eventPictureMessages } from '../messages/event-picture.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { formatDay } from '../../dates/format-date.ts';
import { useFirstFocus } from '@umkreis/ui/use-first-focus.ts';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { findInvalidFields, fieldsOf, type EventDraft, type InvalidEventField } from './event-draft.ts';
import { EventForm } from './event-form.tsx';
import { useEventDraft } from './use-event-draft.ts';

const none: ReadonlySet<InvalidEventField> = new Set();

interface Props {
  /** Name of the draft on this device. */
  name: string;
  /** Initial form values. */
  first: EventDraft;
  replaces?: NonNullable<Body<'POST /events'>['replaces']>;
  /** Event whose picture it gets too. */
  pictureOf?: string | undefined;
}

/** Creates an event in one request and opens it. */
export function NewEventForm({ name, first, replaces, pictureOf }: Props) {
  const t = useMessages(eventEditorMessages);
  const tPicture = useMessages(eventPictureMessages);
  const language = useLanguage();
  const { boot, auth } = useDashboard();
  const navigate = useNavigate();
  const write = useWrite();
  const { draft, isChanged, change, clear } = useEventDraft(name, first);
  const timeZone = useBranchZone(draft.place?.branchShortId);
  const [isSubmitted, setSubmitted] = useState(false);
  const invalidFields = findInvalidFields(draft, timeZone);
  const form = useFirstFocus<HTMLFormElement>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (invalidFields.size > 0) return;
    await write.run(async () => {
      const { branchIds, tagIds, alsoAt } = draft;
      const itemIds = alsoAt.map((place) => place.id);
      const { id } = await callApi(boot, 'POST /events', {
        body: {
          ...fieldsOf(draft, timeZone),
          branchIds,
          tagIds,
          itemIds,
          ...(replaces && { replaces }),
          ...(pictureOf && { pictureOf }),
        },
        auth,
      });
      clear();
      void navigate(dashboardRoutes.event.to(id));
    });
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {replaces && (
        <p className="text-sm text-ink-soft">{t.replacesDate({ day: formatDay(replaces.date, language) })}</p>
      )}
      <EventForm
        draft={draft}
        invalidFields={isSubmitted ? invalidFields : none}
        timeZone={timeZone}
        onChange={change}
      />
      <p className="text-sm text-ink-soft">{pictureOf ? tPicture.copied : tPicture.later}</p>
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
      {isChanged && <p className="text-sm text-ink-soft">{t.draftStored}</p>}
    </form>
  );
}
