import type { Problem } from '@umkreis/contract/problem.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useFieldNames } from '../history/use-field-names.ts';

/**
 * Fields that changed since the request was sent: the current next to the proposed value, and the choice to
 * continue.
 */
export function RequestConflict({
  problem,
  timeZone,
  isBusy,
  onAcceptAnyway,
}: {
  problem: Problem;
  timeZone: string;
  isBusy: boolean;
  onAcceptAnyway(): void;
}) {
  const t = useMessages(requestsMessages);
  const { empty } = useMessages(dashboardMessages);
  const { nameOf, languageOf, valueOf } = useFieldNames(timeZone);
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-sunken p-3 text-sm ring-1 ring-line-strong ring-inset">
      <p className="font-semibold">{t.conflict}</p>
      <ul className="grid gap-2">
        {problem.conflicts?.map(({ field, yours, theirs }) => (
          <li key={field}>
            <span className="font-medium">{nameOf(field)}</span>
            <dl className="grid gap-x-4 sm:grid-cols-2">
              <div>
                <dt className="text-xs text-ink-soft">{t.now}</dt>
                <dd lang={languageOf(field)} className="break-words whitespace-pre-line">
                  {valueOf(field, theirs) || empty}
                </dd>
              </div>
              <div>
                <dt className="text-xs text-ink-soft">{t.after}</dt>
                <dd lang={languageOf(field)} className="break-words whitespace-pre-line">
                  {valueOf(field, yours) || empty}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <Button size="small" kind="primary" className="justify-self-start" disabled={isBusy} onClick={onAcceptAnyway}>
        {t.acceptAnyway}
      </Button>
    </div>
  );
}
