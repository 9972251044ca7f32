import type { ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { useFieldNames } from '../history/use-field-names.ts';

interface Props {
  request: Pick<ReceivedChangeRequest, 'changes' | 'now'>;
  timeZone: string;
  /** Omitted: the selection is read-only. */
  chosen: ReadonlySet<string> | undefined;
  /** Required fields of a new place. */
  needed: readonly string[];
  /** Values with which the editor replaces proposed ones. */
  values: Readonly<Record<string, unknown>>;
  isAdapting: boolean;
  onToggle(field: string): void;
  /** @param value undefined: as proposed */
  onValue(field: string, value: string | undefined): void;
}

/** One row per changed field: the current value, and the proposed or edited one. */
export function RequestFields({ request, timeZone, chosen, needed, values, isAdapting, onToggle, onValue }: Props) {
  const t = useMessages(requestsMessages);
  const { empty } = useMessages(dashboardMessages);
  const { nameOf, languageOf, valueOf } = useFieldNames(timeZone);
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
            {chosen ? t.today : t.before}
          </th>
          <th scope="col" className="font-medium">
            {t.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(request.changes).map(([field, { before, after }]) => {
          const present = chosen && field in request.now ? request.now[field] : before;
          const isNews =
            valueOf(field, present) !== valueOf(field, before) && valueOf(field, present) !== valueOf(field, after);
          const isAdapted = values[field] !== undefined && values[field] !== after;
          const proposal = values[field] ?? after;
          return (
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
                      aria-label={t.takeOver({ field: nameOf(field) })}
                    />
                  </label>
                </td>
              )}
              <th scope="row" className="py-2.5 pr-3 text-left font-medium break-words hyphens-auto">
                {nameOf(field)}
              </th>
              <td className="py-2.5 pr-3 break-words whitespace-pre-wrap text-ink-soft">
                <del lang={languageOf(field)}>{valueOf(field, present)}</del>
                {valueOf(field, present) === '' && empty}
                {isNews && <span className="block text-xs text-changing">{t.changedSince}</span>}
              </td>
              <td className="py-2.5 break-words whitespace-pre-wrap">
                {isAdapting && typeof after === 'string' ? (
                  <textarea
                    aria-label={`${nameOf(field)}, ${t.after}`}
                    lang={languageOf(field)}
                    rows={String(proposal).length > 60 ? 4 : 1}
                    value={String(proposal)}
                    onChange={({ target }) => onValue(field, target.value === after ? undefined : target.value)}
                    className="-my-1.5 w-full resize-y rounded-control bg-paper px-2 py-1.5 text-sm ring-1 ring-line-strong outline-none ring-inset focus:ring-2 focus:ring-accent"
                  />
                ) : (
                  <ins lang={languageOf(field)} className="no-underline">
                    {valueOf(field, proposal) || empty}
                  </ins>
                )}
                {isAdapted && <span className="block text-xs text-accent">{t.adapted}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
