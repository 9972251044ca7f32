import type { AuditEntry, AuditPage } from '@umkreis/contract/audit.ts';
import { Link } from '@umkreis/federation/router.ts';
import { auditMessages } from './messages/audit.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatTime } from '../dates/format-date.ts';
import { useBranchChoices } from '../staff/branch-names.ts';
import { detailTexts, entryLink, entryText } from './entry-text.ts';
import { personName } from '../staff/person-name.ts';

/** The log entries of the day, newest first. */
export function AuditList({ data: { entries, total, timeZone } }: { data: AuditPage }) {
  const t = useMessages(auditMessages);
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState icon="clock" title={t.none} text={t.noneText} />
      </Card>
    );
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-base font-title">{t.entries}</h2>
        <output className="tabular text-sm text-ink-soft">{t.total({ n: total })}</output>
        <p className="ml-auto text-xs text-ink-soft">{t.zone({ zone: timeZone })}</p>
      </div>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </ol>
    </Card>
  );
}

function Entry({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const t = useMessages(auditMessages);
  const branches = useBranchChoices();
  const { language } = useDashboard();
  const { date, dateLast, person, kind, branchShortId, title, subject, times, records } = entry;
  const link = entryLink(entry);
  const [from, to] = [date, dateLast].map((iso) => formatTime(iso, language, timeZone));
  const where = branchShortId === 0 ? t.mainSite : branches.find(({ id }) => id === String(branchShortId))?.title;
  const name = title ?? (kind === 'staff' ? subject : null);
  const notes = [
    where,
    times > 1 ? t.times({ n: times }) : '',
    records > 0 ? t.recordCount({ n: records }) : '',
    ...detailTexts(entry, t),
  ].filter(Boolean);
  const text = entryText(entry, t);
  const label = name === null ? text : `${text}, ${name || t.untitled}`;
  return (
    <li className="grid gap-x-4 border-t border-line py-2 text-sm first:border-0 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <p className="tabular text-ink-soft">{from === to ? from : `${from}–${to}`}</p>
      <div className="min-w-0 break-words">
        <p>
          {link ? (
            <Link to={link} className="font-medium underline">
              {label}
            </Link>
          ) : (
            <span className="font-medium">{label}</span>
          )}
        </p>
        <p className="text-xs break-all text-ink-soft">{personName(person, t)}</p>
        {notes.length > 0 && <p className="tabular text-xs text-ink-soft">{notes.join(' · ')}</p>}
      </div>
    </li>
  );
}
