import type { AuditPage } from '@umkreis/contract/audit.ts';
import { auditMessages } from './messages/audit.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { numberText } from '@umkreis/i18n/number-text.ts';
import { Card } from '@umkreis/ui/card.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { personName } from '../staff/person-name.ts';

/**
 * The number of writes and accesses per person on the day. A click on a name filters the entries by that
 * person.
 */
export function AuditPeople({ people, onChoose }: { people: AuditPage['people']; onChoose(person: string): void }) {
  const t = useMessages(auditMessages);
  const { language } = useDashboard();
  const count = (n: number) => (n === 0 ? '–' : numberText(n, language));
  return (
    <Card className="overflow-hidden">
      <table className="tabular w-full table-fixed text-sm">
        <caption className="px-3 pt-3 pb-2 text-left text-base font-title">{t.people}</caption>
        <thead className="bg-sunken text-xs text-ink-soft">
          <tr className="h-9">
            <th scope="col" className="px-3 text-left font-medium">
              {t.person}
            </th>
            <th scope="col" className="w-24 px-3 text-right font-medium">
              {t.writes}
            </th>
            <th scope="col" className="w-20 px-3 text-right font-medium">
              {t.accesses}
            </th>
            <th scope="col" className="hidden w-28 px-3 text-right font-medium sm:table-cell">
              {t.records}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ person, writes, accesses, records }) => (
            <tr key={person} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-left font-normal">
                <button
                  type="button"
                  onClick={() => onChoose(person)}
                  className="min-h-11 w-full rounded-control text-left break-all hover:underline"
                >
                  {personName(person, t)}
                </button>
              </th>
              <td className="px-3 text-right">{count(writes)}</td>
              <td className="px-3 text-right">{count(accesses)}</td>
              <td className="hidden px-3 text-right text-ink-soft sm:table-cell">{count(records)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
