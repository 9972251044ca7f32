import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatInstant } from '../dates/format-date.ts';
import { useFieldNames } from './use-field-names.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';

interface Props {
  revision: ItemRevision;
  /** Only the changes of this field; empty: all */
  field: string;
  isNewest: boolean;
  timeZone: string;
  onRestore: (() => void) | undefined;
}

/** One change of the history: who made it, when, and the fields before and after. */
export function Revision({ revision, field, isNewest, timeZone, onRestore }: Props) {
  const t = useMessages(dashboardMessages);
  const r = useMessages(requestsMessages);
  const { language } = useDashboard();
  const { nameOf, languageOf, valueOf } = useFieldNames(timeZone);
  const { names } = revision;
  return (
    <li className="border-t border-line pt-3 first:border-0 first:pt-0">
      <p className="tabular text-xs text-ink-soft">
        {formatInstant(revision.date, language, timeZone)} ·{' '}
        <span className="break-all" title={revision.author}>
          {revision.authorName ?? revision.author}
        </span>{' '}
        · {actionOf(revision.action, t, r)}
      </p>
      {Object.entries(revision.changes)
        .filter(([name]) => !field || name === field)
        .map(([name, { before, after }]) => (
          <p key={name} className="wrap-anywhere whitespace-pre-line">
            <span className="font-medium">{nameOf(name)}</span>:{' '}
            {valueOf(name, before, names) !== '' && (
              <del lang={languageOf(name)} className="text-ink-soft">
                {valueOf(name, before, names)}
              </del>
            )}{' '}
            <ins lang={languageOf(name)} className="no-underline">
              {valueOf(name, after, names)}
            </ins>
          </p>
        ))}
      {revision.note && <p className="wrap-anywhere whitespace-pre-line italic">«{revision.note}»</p>}
      {onRestore && !isNewest && (
        <Button size="small" kind="quiet" className="-ml-3" onClick={onRestore}>
          {r.restore}
        </Button>
      )}
      {isNewest && <p className="text-xs text-ink-soft">{r.current}</p>}
    </li>
  );
}

/** 'detail-create' → added, 'change-request:…' → from a proposal. */
function actionOf(action: string, t: TextsOf<typeof dashboardMessages>, r: TextsOf<typeof requestsMessages>): string {
  if (action.startsWith('reopen:')) return r.undone;
  if (action.includes('change-request:')) return r.fromRequest;
  if (action === 'create') return r.created;
  if (action === 'restore') return r.restored;
  if (action.endsWith('-create')) return t.actionCreate;
  return action.endsWith('-delete') ? t.actionDelete : r.changed;
}
