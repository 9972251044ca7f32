import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { formatInstant } from '../../dates/format-date.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { importMessages } from '../messages/import.ts';
import { UndoResult } from './undo-result.tsx';
import { useUndoImport } from './use-undo-import.ts';

/** The last imports of a branch, each with a button that undoes it. */
export function RecentImports({ branchShortId }: { branchShortId: number }) {
  const t = useMessages(importMessages);
  const { boot, auth, language } = useDashboard();
  const timeZone = useBranchZone(branchShortId);
  const url = apiUrl(boot, 'GET /branches/{branchShortId}/imports/', { path: { branchShortId } });
  const { data: imports, mutate } = useProtectedRead(auth, url);
  const { result, write, undo } = useUndoImport();
  if (!imports || imports.length === 0) return null;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <h2 className="text-base font-title">{t.recent}</h2>
      <UndoResult result={result} write={write} />
      <ul className="text-sm">
        {imports.map(({ id, fileName, author, date, created, changed, dateUndone }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-0">
            <span className="min-w-0 grow basis-60">
              <span className="font-medium break-words">{fileName}</span>
              <span className="block text-ink-soft">
                {formatInstant(date, language, timeZone)} · {author} · {t.recentRow({ created, changed })}
              </span>
            </span>
            {dateUndone ? (
              <span className="text-ink-soft">{t.recentUndone}</span>
            ) : (
              <Button
                size="small"
                aria-label={t.undoOf({ name: fileName })}
                disabled={write.state === 'busy'}
                onClick={() => void undo(branchShortId, id).then(() => mutate())}
              >
                {t.undoShort}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
