import type { StoredDraw, ContestEntry } from '@umkreis/contract/contest.ts';
import { contestEditorMessages } from './messages/contest-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';

interface Props {
  draw: StoredDraw;
  /** By id; undefined until they have loaded */
  entries: ReadonlyMap<string, ContestEntry> | undefined;
  timeZone: string;
}

/** The winners of a draw, who drew them and when, and how to verify it. */
export function DrawResult({ draw, entries, timeZone }: Props) {
  const t = useMessages(contestEditorMessages);
  const { language } = useDashboard();
  return (
    <li className="grid gap-1 border-t border-line pt-3 text-sm">
      <p className="tabular text-xs text-ink-soft">
        {formatInstant(draw.date, language, timeZone)} ·{' '}
        <span className="break-all">{t.drawnBy({ who: draw.author })}</span> · {t.among({ n: draw.candidates })}
      </p>
      <ol className="list-decimal pl-5">
        {draw.winnerIds.map((id) => {
          const entry = entries?.get(id);
          return (
            <li key={id} className="break-words">
              {entry ? (
                <>
                  <span className="font-medium">{entry.name}</span>{' '}
                  <span className="break-all text-ink-soft">{entry.email}</span>
                </>
              ) : (
                <span className="text-ink-soft">{entries ? t.deletedEntry : '…'}</span>
              )}
            </li>
          );
        })}
      </ol>
      <Proof draw={draw} />
    </li>
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
