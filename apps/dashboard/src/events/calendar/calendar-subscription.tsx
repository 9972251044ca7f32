import { useState, type FormEvent } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { calendarImportMessages } from '../messages/calendar-import.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { addCalendarFeed } from './import-calendar.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import type { CalendarPlace } from './calendar-place.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';
import { readingErrorText } from '../messages/reading-error-text.ts';

const ADDRESS = /^(https?|webcal):\/\/\S+$/i;

/** Subscribes a place to the calendar at a URL. */
export function CalendarSubscription({ place, onAdded }: { place: CalendarPlace; onAdded(): void }) {
  const t = useMessages(calendarImportMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [url, setUrl] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [rejection, setRejection] = useState<{ url: string; message: string }>();
  const isAddress = ADDRESS.test(url.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isAddress) return;
    const isDone = await write.run(async () => {
      setRejection(undefined);
      try {
        await addCalendarFeed(boot, auth, { itemId: place.id, url: url.trim() });
      } catch (error) {
        const message = error instanceof ApiError && addressError(error, t);
        if (message) setRejection({ url, message });
        throw error;
      }
    });
    if (!isDone) return;
    setUrl('');
    setSubmitted(false);
    onAdded();
  };
  return (
    <Card className="p-4">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <h2 className="text-base font-title">{t.subscribeTitle}</h2>
        <TextField
          type="url"
          label={t.address}
          hint={t.addressHint}
          maxLength={2000}
          value={url}
          error={isSubmitted && !isAddress ? t.addressError : rejection?.url === url ? rejection.message : null}
          onChange={({ target }) => setUrl(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" busy={write.state === 'busy'}>
            {t.subscribe}
          </Button>
          {!(rejection && write.state === 'failed') && <WriteNote write={write} done={t.subscribed} />}
        </div>
      </form>
    </Card>
  );
}

/** Why the API rejects a URL; undefined for other errors. */
function addressError({ status, problem }: ApiError, t: TextsOf<typeof calendarImportMessages>): string | undefined {
  if (status === 409) return t.known;
  const reason = problem?.errors?.find(({ field }) => field === '/url')?.message;
  return reason && readingErrorText(reason, t);
}
