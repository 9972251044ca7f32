import { useId, useState } from 'react';
import type { CalendarResult } from '@umkreis/contract/calendar-import.ts';
import { LARGEST_CALENDAR } from '@umkreis/contract/size-limits.ts';
import { calendarImportMessages } from '../messages/calendar-import.ts';
import { calendarText } from '@umkreis/places/calendar-bytes.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { importCalendar } from './import-calendar.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { CalendarNotes, CalendarRows } from './calendar-rows.tsx';
import type { CalendarPlace } from './calendar-place.ts';
import { readingErrorText } from '../messages/reading-error-text.ts';

/** The events of a file: a preview of what happens to each, then the import of all. */
export function CalendarFile({ place }: { place: CalendarPlace }) {
  const t = useMessages(calendarImportMessages);
  const { boot, auth } = useDashboard();
  const id = useId();
  const write = useWrite();
  const [isTooLarge, setTooLarge] = useState(false);
  const [found, setFound] = useState<CalendarResult & { text: string }>();
  const [taken, setTaken] = useState<number>();
  const send = (text: string, isPreview: boolean) => importCalendar(boot, auth, { itemId: place.id, text, isPreview });
  const look = async (file: File | undefined) => {
    setFound(undefined);
    setTaken(undefined);
    setTooLarge(Boolean(file && file.size > LARGEST_CALENDAR));
    if (!file || file.size > LARGEST_CALENDAR) return;
    await write.run(async () => {
      const text = calendarText(new Uint8Array(await file.arrayBuffer()));
      setFound({ text, ...(await send(text, true)) });
    });
  };
  const news = found?.rows.filter(({ state }) => state === 'new' || state === 'changed').length ?? 0;
  const take = () =>
    found &&
    write.run(async () => {
      await send(found.text, false);
      setTaken(news);
      setFound(undefined);
    });
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <h2 className="text-base font-title">{t.file}</h2>
      <p className="text-sm text-ink-soft">{t.fileText}</p>
      <label
        htmlFor={id}
        className={`${buttonClass('secondary')} cursor-pointer justify-self-start focus-within:ring-2 focus-within:ring-accent`}
      >
        <Icon name="upload" size={18} />
        {t.chooseFile}
        <input
          id={id}
          type="file"
          accept=".ics,text/calendar"
          className="sr-only"
          onChange={({ target }) => {
            void look(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {isTooLarge && (
        <p role="alert" className="text-sm text-danger">
          {t.tooLarge}
        </p>
      )}
      {found && (
        <>
          <h3 className="text-sm font-semibold">{t.preview({ n: found.rows.length })}</h3>
          <CalendarNotes notes={found.notes} />
          <CalendarRows rows={found.rows} branchShortId={place.branchShortId} />
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" disabled={news === 0} busy={write.state === 'busy'} onClick={() => void take()}>
              {news === 0 ? t.nothingToTake : t.take({ n: news })}
            </Button>
            <Button kind="quiet" onClick={() => setFound(undefined)}>
              {t.cancel}
            </Button>
          </div>
        </>
      )}
      {(write.state !== 'saved' || taken !== undefined) && (
        <WriteNote
          write={{ ...write, message: readingErrorText(write.message, t) }}
          done={taken === undefined ? undefined : t.taken({ n: taken })}
        />
      )}
    </Card>
  );
}
