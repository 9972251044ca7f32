import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useProtectedRead } from '@umkreis/api-client/use-read.ts';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import type { EditedBranch } from '@umkreis/contract/branch-settings.ts';
import { branchSettingMessages } from './messages/branch-settings.ts';
import { branchMessages } from './messages/branch.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';
import { LoadError } from '../layout/load-error.tsx';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { useSettingText } from './setting-text.ts';

const MAX_VISIBLE = 50;

/** Who changed which setting of the branch, newest first. An earlier state can be restored completely. */
export function BranchHistory({
  edited,
  isReadOnly,
  onRestored,
}: {
  edited: EditedBranch;
  isReadOnly: boolean;
  onRestored(edited: EditedBranch): Promise<unknown>;
}) {
  const t = useMessages(branchMessages);
  const common = useMessages(dashboardMessages);
  const r = useMessages(requestsMessages);
  const { boot, auth, language } = useDashboard();
  const { branchShortId, version } = edited;
  const timeZone = useBranchZone(branchShortId);
  const write = useWrite();
  const { data, error, mutate } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /branches/{branchShortId}/revisions/', { path: { branchShortId } }),
  );
  const restore = (revision: number) =>
    write.run(async () => {
      await onRestored(
        await callApi(boot, 'POST /branches/{branchShortId}/revisions/{revision}/restore', {
          path: { branchShortId, revision },
          body: { version },
          auth,
        }),
      );
      await mutate();
    });
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return <SkeletonRows rows={4} label={common.loading} />;
  if (data.length === 0) return <p className="text-sm text-ink-soft">{t.historyNone}</p>;
  const first = data.at(-1)!;
  return (
    <>
      <WriteNote write={write} done={t.saved} />
      <ol className="grid gap-3 text-sm">
        {data.slice(0, MAX_VISIBLE).map((revision, index) => (
          <li key={revision.revision} className="border-t border-line pt-3 first:border-0 first:pt-0">
            <p className="tabular text-xs text-ink-soft">
              {formatInstant(revision.date, language, timeZone)} ·{' '}
              <span className="break-all" title={revision.author}>
                {revision.authorName ?? revision.author}
              </span>{' '}
              · {revision.action === 'restore' ? r.restored : r.changed}
            </p>
            <Changes revision={revision} />
            {index === 0 ? (
              <p className="text-xs text-ink-soft">{r.current}</p>
            ) : (
              !isReadOnly && (
                <Button size="small" kind="quiet" className="-ml-3" onClick={() => void restore(revision.revision)}>
                  {r.restore}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && data.length <= MAX_VISIBLE && (
        <Button
          size="small"
          kind="quiet"
          className="-ml-3 justify-self-start"
          onClick={() => void restore(first.revision - 1)}
        >
          {r.restoreFirst}
        </Button>
      )}
    </>
  );
}

/** The settings before and after a change. */
function Changes({ revision: { changes, names: places } }: { revision: ItemRevision }) {
  const names = useMessages(branchSettingMessages);
  const textOf = useSettingText();
  return Object.entries(changes).map(([field, { before, after }]) => (
    <p key={field} className="break-words whitespace-pre-wrap">
      <span className="font-medium">{names.settingName({ field })}</span>:{' '}
      <del className="text-ink-soft">{textOf(field, before, places)}</del>{' '}
      <ins className="no-underline">{textOf(field, after, places)}</ins>
    </p>
  ));
}
