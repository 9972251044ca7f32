import { useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import type { EventPicture } from '@umkreis/contract/event.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { DeleteMedium } from '../../media/delete-medium.tsx';
import { MediumError } from '../../media/medium-error.tsx';
import { mediaMessages } from '../../media/messages/media.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { eventPictureMessages } from '../messages/event-picture.ts';
import { usePictureTexts, type PictureTexts } from './use-picture-texts.ts';

interface Props {
  event: EditedEvent;
  picture: EventPicture;
  isReadOnly: boolean;
  onSaved(): Promise<unknown>;
}

/** The texts of a picture, saved together; others' changes are shown, with the choice to overwrite them. */
export function PictureDetails({ event, picture, isReadOnly, onSaved }: Props) {
  const t = useMessages(eventPictureMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [conflict, setConflict] = useState<ApiError>();
  const { texts, changed, isChanged, version, change, clear } = usePictureTexts(event.id, picture, event.version);
  const path = { id: event.id };
  const save = (since: number) =>
    write.run(async () => {
      try {
        await callApi(boot, 'PUT /events/{id}/picture', { path, body: { version: since, ...changed }, auth });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setConflict(error);
        throw error;
      }
      setConflict(undefined);
      await onSaved();
      clear();
    });
  const remove = () =>
    write.run(async () => {
      await callApi(boot, 'DELETE /events/{id}/picture', { path, auth });
      clear();
      await onSaved();
    });
  return (
    <form
      noValidate
      className="grid content-start gap-3"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (isChanged) void save(version);
      }}
    >
      <fieldset disabled={isReadOnly} className="grid gap-3">
        <TextFields texts={texts} onChange={change} />
      </fieldset>
      {conflict && (
        <MediumError
          error={conflict}
          onKeepMine={() => void save(conflict.problem?.currentVersion ?? event.version)}
          onTakeTheirs={() => {
            setConflict(undefined);
            clear();
            void onSaved();
          }}
        />
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" disabled={!isChanged} busy={write.state === 'busy'}>
            {t.save}
          </Button>
          {!conflict && <WriteNote write={write} />}
          <DeleteMedium isBusy={write.state === 'busy'} onDelete={() => void remove()} />
        </div>
      )}
    </form>
  );
}

function TextFields({ texts, onChange }: { texts: PictureTexts; onChange(part: Partial<PictureTexts>): void }) {
  const t = useMessages(mediaMessages);
  const contentLanguage = useContentLanguage();
  return (
    <>
      <TextField
        label={t.alt}
        hint={t.altHint}
        lang={contentLanguage}
        maxLength={500}
        value={texts.alt}
        onChange={({ target }) => onChange({ alt: target.value })}
      />
      <TextField
        label={t.credit}
        hint={t.creditHint}
        maxLength={200}
        value={texts.credit}
        onChange={({ target }) => onChange({ credit: target.value })}
      />
      <TextField
        label={t.licence}
        hint={t.licenceHint}
        maxLength={100}
        value={texts.licence}
        onChange={({ target }) => onChange({ licence: target.value })}
      />
    </>
  );
}
