import { useState, type FormEvent } from 'react';
import { addCalendarFeed } from '@umkreis/api-client/import-calendar.ts';
import { calendarImportMessages } from '@umkreis/i18n/calendar-import.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../../dashboard-context.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import type { CalendarPlace } from './calendar-screen.tsx';

const ADDRESS = /^(https?|webcal):\/\/\S+$/i;

/** Subscribes a place to the calendar at an address. */
export function CalendarSubscription({ place, onAdded }: { place: CalendarPlace; onAdded(): void }) {
  const t = useMessages(calendarImportMessages);
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [url, setUrl] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isAddress = ADDRESS.test(url.trim());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isAddress) return;
    const isDone = await write.run(() => addCalendarFeed(boot, auth, { itemId: place.id, url: url.trim() }));
    if (!isDone) return;
    setUrl('');
    setAsked(false);
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
          error={isAsked && !isAddress ? t.addressFault : null}
          onChange={({ target }) => setUrl(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" busy={write.state === 'busy'}>
            {t.subscribe}
          </Button>
          <WriteNote write={write} done={t.subscribed} />
        </div>
      </form>
    </Card>
  );
}
