import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { EditedContest, StoredDraw } from '@umkreis/contract/contest.ts';
import { contestEditorMessages } from '../messages/contest-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import useSWR from 'swr';
import { allContestEntries } from './all-contest-entries.ts';
import { useDashboard } from '../shared/dashboard-context.tsx';
import { formatInstant } from '../shared/format-date.ts';
import { LoadError } from '../shared/load-error.tsx';
import { NumberField } from '../shared/number-field.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';

const MOST = 100;

/** Draws winners of an ended contest and shows the result of each draw. */
export function ContestDraws({
  contest,
  hasEnded,
  timeZone,
  onChanged,
}: {
  contest: EditedContest;
  hasEnded: boolean;
  timeZone: string;
  onChanged(): Promise<unknown>;
}) {
  const t = useMessages(contestEditorMessages);
  const { boot, auth, language } = useDashboard();
  const { data, error, mutate } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /contests/{id}/draws/', { path: { id: contest.id } }),
  );
  const names = useSWR(data?.length ? [contest.id, data.length, contest.participants] : null, async () => {
    const entries = await allContestEntries(boot, auth, contest.id);
    return new Map(entries.map((entry) => [entry.id, entry]));
  });
  const write = useWrite();
  const [count, setCount] = useState(1);
  const left = contest.participants - contest.winners;
  const renew = () => Promise.all([mutate(), onChanged()]);
  const draw = async () => {
    await write.run(() =>
      callApi(boot, 'POST /contests/{id}/draws/', {
        path: { id: contest.id },
        body: { winners: count, drawnSoFar: contest.winners },
        auth,
      }),
    );
    // Also after a conflict: then the draw by somebody else appears.
    await renew();
  };
  return (
    <Card className="grid gap-3 p-4">
      <h2 className="text-base font-title">{t.draws}</h2>
      {!hasEnded ? (
        <p className="text-sm text-ink-soft">{t.drawAfter}</p>
      ) : (
        <>
          <p className="text-xs text-ink-soft">{t.drawHint}</p>
          <div className="flex flex-wrap items-end gap-3">
            <div className="w-28">
              <NumberField
                label={t.howMany}
                value={count}
                onChange={(to) => to !== null && setCount(Math.min(MOST, Math.max(1, Math.round(to))))}
              />
            </div>
            <Button
              kind={contest.winners === 0 ? 'primary' : 'secondary'}
              icon="ticket"
              disabled={left < count}
              busy={write.state === 'busy'}
              onClick={() => void draw()}
            >
              {contest.winners === 0 ? t.draw : t.drawMore}
            </Button>
            <WriteNote write={write} done={t.drawDone} />
          </div>
        </>
      )}
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {data?.length === 0 && hasEnded && <p className="text-sm text-ink-soft">{t.noDraws}</p>}
      <ol className="grid gap-4">
        {data?.map((one) => (
          <li key={one.id} className="grid gap-1 border-t border-line pt-3 text-sm">
            <p className="tabular text-xs text-ink-soft">
              {formatInstant(one.date, language, timeZone)} · <span className="break-all">{t.drawnBy(one.author)}</span>{' '}
              · {t.among(one.candidates)}
            </p>
            <ol className="list-decimal pl-5">
              {one.winnerIds.map((id) => {
                const entry = names.data?.get(id);
                return (
                  <li key={id} className="break-words">
                    {entry ? (
                      <>
                        <span className="font-medium">{entry.name}</span>{' '}
                        <span className="break-all text-ink-soft">{entry.email}</span>
                      </>
                    ) : (
                      <span className="text-ink-soft">{names.data ? t.deletedEntry : '…'}</span>
                    )}
                  </li>
                );
              })}
            </ol>
            <Proof draw={one} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Proof({ draw }: { draw: StoredDraw }) {
  const t = useMessages(contestEditorMessages);
  return (
    <details className="text-xs text-ink-soft">
      <summary className="min-h-6 cursor-pointer">{t.proof}</summary>
      <p>{t.proofText}</p>
      <dl className="grid gap-1 pt-1">
        <dt>{t.seed}</dt>
        <dd className="font-mono break-all">{draw.seed}</dd>
        <dt>{t.hash}</dt>
        <dd className="font-mono break-all">{draw.candidatesHash}</dd>
      </dl>
    </details>
  );
}
