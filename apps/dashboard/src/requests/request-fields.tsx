import type { ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { useFieldNames } from '../history/use-field-names.ts';

interface Props {
  changes: ReceivedChangeRequest['changes'];
  timeZone: string;
  /** Left out: nothing can be chosen any more. */
  chosen: ReadonlySet<string> | undefined;
  /** A new place can't do without them. */
  needed: readonly string[];
  onToggle(field: string): void;
}

/** The difference, a row a field: what was there when it was sent, and what is proposed. */
export function RequestFields({ changes, timeZone, chosen, needed, onToggle }: Props) {
  const t = useMessages(requestsMessages);
  const { empty } = useMessages(dashboardMessages);
  const { nameOf, valueOf } = useFieldNames(timeZone);
  return (
    <table className="w-full table-fixed text-sm">
      <thead className="text-left text-xs text-ink-soft">
        <tr className="h-8">
          {chosen && (
            <th scope="col" className="w-10">
              <span className="sr-only">{t.accept}</span>
            </th>
          )}
          <th scope="col" className="w-28 pr-3 font-medium sm:w-44">
            {t.field}
          </th>
          <th scope="col" className="pr-3 font-medium">
            {t.before}
          </th>
          <th scope="col" className="font-medium">
            {t.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(changes).map(([field, { before, after }]) => (
          <tr key={field} className="border-t border-line align-top">
            {chosen && (
              <td className="py-1">
                <label className="grid size-8 place-items-center">
                  <input
                    type="checkbox"
                    className="size-5 accent-accent"
                    checked={chosen.has(field)}
                    disabled={needed.includes(field)}
                    onChange={() => onToggle(field)}
                    aria-label={t.takeOver(nameOf(field))}
                  />
                </label>
              </td>
            )}
            <th scope="row" className="py-2.5 pr-3 text-left font-medium break-words hyphens-auto">
              {nameOf(field)}
            </th>
            <td className="py-2.5 pr-3 break-words whitespace-pre-wrap text-ink-soft">
              <del>{valueOf(before)}</del>
              {valueOf(before) === '' && empty}
            </td>
            <td className="py-2.5 break-words whitespace-pre-wrap">
              <ins className="no-underline">{valueOf(after) || empty}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
