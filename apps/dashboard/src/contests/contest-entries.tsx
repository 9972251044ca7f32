import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { ContestEntry, EditedContest } from '@umkreis/contract/contest.ts';
import { contestEditorMessages } from './messages/contest-editor.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';
import { LoadError } from '../layout/load-error.tsx';
import { Pagination } from '../list-screen/pagination.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { EntryRow } from './entry-row.tsx';
import { downloadEntries } from './download-entries.ts';

const PAGE_SIZE = 25;

/** The entries of a contest; the data of a participant can be erased on request. */
export function ContestEntries({
  contest,
  timeZone,
  onChanged,
}: {
  contest: EditedContest;
  timeZone: string;
  onChanged(): Promise<unknown>;
}) {
  const t = useMessages(contestEditorMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, language } = useDashboard();
  const [page, setPage] = useState(1);
  const stored = contest.participants - contest.erased;
  const { data, error, mutate } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /contests/{id}/participants/', {
      path: { id: contest.id },
      query: { page, pageSize: PAGE_SIZE },
    }),
  );
  const [doomed, setDoomed] = useState<ContestEntry>();
  const write = useWrite();
  const dateText = (instant: string) => formatInstant(instant, language, timeZone);
  const remove = (entry: ContestEntry) =>
    write.run(async () => {
      await callApi(boot, 'DELETE /contests/{id}/participants/{participantId}', {
        path: { id: contest.id, participantId: entry.id },
        auth,
      });
      setDoomed(undefined);
      await Promise.all([mutate(), onChanged()]);
    });
  const download = () => write.run(() => downloadEntries(contest, { boot, auth, t, dateText }));
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-base font-title">{t.participants}</h2>
        <output className="tabular text-sm text-ink-soft">
          {t.participantCount({ n: contest.participants })}
          {contest.erased > 0 && `, ${t.erased({ n: contest.erased })}`}
        </output>
        {stored > 0 && (
          <Button size="small" className="ml-auto" busy={write.state === 'busy'} onClick={() => void download()}>
            {t.download}
          </Button>
        )}
      </div>
      {write.state === 'failed' && <WriteNote write={write} />}
      {error && !data ? (
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <SkeletonRows rows={4} label={common.loading} />
      ) : data.length === 0 ? (
        <p className="text-sm text-ink-soft">{contest.erased > 0 ? t.allErased : t.noParticipants}</p>
      ) : (
        <ul>
          {data.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              dateText={dateText(entry.dateCreated)}
              isDeleting={doomed?.id === entry.id}
              isBusy={write.state === 'busy'}
              onRequestDeletion={() => setDoomed(entry)}
              onCancel={() => setDoomed(undefined)}
              onDelete={() => void remove(entry)}
            />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={Math.ceil(stored / PAGE_SIZE)} onPage={setPage} />
    </Card>
  );
}
