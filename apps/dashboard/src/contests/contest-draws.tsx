import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { EditedContest } from '@umkreis/contract/contest.ts';
import { contestEditorMessages } from './messages/contest-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import useSWR from 'swr';
import { allContestEntries } from './all-contest-entries.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { NumberField } from '@umkreis/ui/number-field.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { DrawResult } from './draw-result.tsx';

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
  const { boot, auth } = useDashboard();
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
          <DrawResult key={one.id} draw={one} entries={names.data} timeZone={timeZone} />
        ))}
      </ol>
    </Card>
  );
}
