import type { ReactNode } from 'react';
import { Card } from '@umkreis/ui/card.tsx';

interface Counted {
  key: string;
  label: ReactNode;
  note?: string | undefined;
  count: number;
}

interface Props {
  title: string;
  hint?: string;
  rows: readonly Counted[];
  /** Shown if the list is empty. */
  none: string;
}

const MAX_VISIBLE = 10;

/** Counted entries, highest count first, each with a bar for comparison. */
export function CountedList({ title, hint, rows, none }: Props) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Card className="grid content-start gap-2 p-4">
      <h3 className="text-base font-title">{title}</h3>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-soft">{none}</p>
      ) : (
        <>
          {hint && <p className="text-xs text-ink-soft">{hint}</p>}
          <ol className="text-sm">
            {rows.slice(0, MAX_VISIBLE).map(({ key, label, note, count }) => (
              <li key={key} className="relative flex min-h-9 items-center gap-3 border-t border-line first:border-0">
                <span
                  aria-hidden="true"
                  className="absolute inset-y-1 left-0 rounded-control bg-accent-soft"
                  style={{ width: `${(count / most) * 100}%` }}
                />
                <span className="relative min-w-0 flex-1 px-2 break-words">
                  {label}
                  {note && <span className="ml-2 text-xs text-ink-soft">{note}</span>}
                </span>
                <span className="tabular relative shrink-0 pr-2 text-xs font-semibold">{count}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
