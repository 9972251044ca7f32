import type { CalendarFeed } from '@umkreis/contract/calendar-import.ts';
import { calendarImportMessages } from '../messages/calendar-import.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { UndoNote } from '../../write/undo-note.tsx';
import { useUndoableWrite } from '../../write/use-undoable-write.ts';
import { FeedRow } from './feed-row.tsx';

interface Props {
  feeds: readonly CalendarFeed[] | undefined;
  isReadOnly: boolean;
  onChanged(): void;
}

/** Subscribed calendars: when each was last read, its last error, and whether it is suspended. */
export function FeedList({ feeds, isReadOnly, onChanged }: Props) {
  const t = useMessages(calendarImportMessages);
  const common = useMessages(dashboardMessages);
  const write = useUndoableWrite(onChanged);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <h2 className="text-base font-title">{t.feeds}</h2>
      {!feeds && <SkeletonRows rows={1} label={common.loading} />}
      {feeds?.length === 0 && <p className="text-sm text-ink-soft">{t.noFeeds}</p>}
      <ul className="text-sm">
        {feeds?.map((feed) => (
          <FeedRow key={feed.id} feed={feed} write={isReadOnly ? undefined : write} />
        ))}
      </ul>
      <UndoNote write={write} />
    </Card>
  );
}
