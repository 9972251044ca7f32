import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { originOf } from '@umkreis/contract/branch-origin.ts';
import { calendarPaths } from '@umkreis/contract/calendar-paths.ts';
import { calendarImportMessages } from '../messages/calendar-import.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { CopyButton } from '@umkreis/ui/copy-button.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';

/** The URLs for subscribing to the events of the person's branches. */
export function OwnCalendars() {
  const t = useMessages(calendarImportMessages);
  const { boot, me } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  const own = branches.filter(({ shortId, hasEvents }) => hasEvents && me.branchShortIds.includes(shortId));
  if (own.length === 0) return null;
  return (
    <Card className="p-4">
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-base font-title">{t.out}</summary>
        <p className="text-sm text-ink-soft">{t.outText}</p>
        <ul className="text-sm">
          {own.map((branch) => {
            const { shortId, title } = branch;
            const url = originOf(branch, boot.product) + calendarPaths.site;
            return (
              <li
                key={shortId}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-0"
              >
                <span className="min-w-0 flex-1 basis-64">
                  <span className="block font-medium">{title}</span>
                  <span className="text-xs break-all text-ink-soft">{url}</span>
                </span>
                <CopyButton text={url} label={t.copy} copiedLabel={t.copied} />
              </li>
            );
          })}
        </ul>
      </details>
    </Card>
  );
}
