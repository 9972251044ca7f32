import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { ContestEntry, EditedContest } from '@umkreis/contract/contest.ts';
import { contestEditorMessages } from '../messages/contest-editor.ts';
import { dashboardMessages } from '../messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { allContestEntries } from './all-contest-entries.ts';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { downloadFile } from '../shared/download-file.ts';
import { formatInstant } from '../shared/format-date.ts';
import { LoadError } from '../shared/load-error.tsx';
import { Pagination } from '../shared/pagination.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';

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
  const download = () =>
    write.run(async () => {
      const [entries, { entriesCsv }] = await Promise.all([
        allContestEntries(boot, auth, contest.id),
        import('./entries-csv.ts'),
      ]);
      downloadFile(
        `${contest.nanoId}.csv`,
        'text/csv',
        entriesCsv(entries, [t.name, t.email, t.answer, t.date, t.winner], dateText),
      );
    });
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-base font-title">{t.participants}</h2>
        <output className="tabular text-sm text-ink-soft">
          {t.participantCount(contest.participants)}
          {contest.erased > 0 && `, ${t.erased(contest.erased)}`}
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
            <li key={entry.id} className="grid gap-1 border-t border-line py-2 first:border-0">
              <div className="flex items-center gap-2">
                <div className="min-w-0 flex-1 text-sm">
                  <p className="break-words">
                    <span className="font-medium">{entry.name}</span>{' '}
                    <span className="break-all text-ink-soft">{entry.email}</span>
                    {entry.dateDrawn && <span className="ml-2 font-semibold text-open">{t.winner}</span>}
                  </p>
                  {entry.answer && <p className="break-words whitespace-pre-wrap">{entry.answer}</p>}
                  <p className="tabular text-xs text-ink-soft">{dateText(entry.dateCreated)}</p>
                </div>
                <IconButton icon="trash" label={t.deleteEntry(entry.name)} onClick={() => setDoomed(entry)} />
              </div>
              {doomed?.id === entry.id && (
                <div role="alert" className="flex flex-wrap items-center gap-2 text-sm">
                  {t.deleteEntrySure(entry.name)}
                  <Button size="small" kind="danger" busy={write.state === 'busy'} onClick={() => void remove(entry)}>
                    {t.yesDelete}
                  </Button>
                  <Button size="small" onClick={() => setDoomed(undefined)}>
                    {t.cancel}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={Math.ceil(stored / PAGE_SIZE)} onPage={setPage} />
    </Card>
  );
}
