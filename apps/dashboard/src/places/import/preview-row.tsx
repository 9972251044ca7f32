import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { useFieldNames } from '../../history/use-field-names.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { importMessages } from '../messages/import.ts';
import { choiceFor, isDuplicate, type CheckedRow, type DuplicateChoice, type DuplicateChoices } from './checked-row.ts';
import { DuplicateField } from './duplicate-notes.tsx';
import type { Reasons } from './use-reasons.ts';

interface Props {
  row: CheckedRow;
  /** The place exists, so that it can be opened. */
  isLinked: boolean;
  reasons: Reasons;
  choices: DuplicateChoices;
  /** null: it is written already */
  onChoose: ((choice: DuplicateChoice) => void) | null;
}

/** What becomes of a row: its changes, why it is rejected, what is left out, and the places that it resembles. */
export function PreviewRow({ row: checked, isLinked, reasons, choices, onChoose }: Props) {
  const t = useMessages(importMessages);
  const common = useMessages(dashboardMessages);
  const contentLanguage = useContentLanguage();
  const { nameOf, languageOf, valueOf } = useFieldNames(useBranchZone());
  const { number, row, outcome } = checked;
  const title = String(row.title ?? outcome.changes.title?.after ?? outcome.title ?? '') || common.untitled;
  const leftOut = reasons.leftOut(checked);
  return (
    <li className="border-t border-line py-2 first:border-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular text-xs text-ink-soft">{t.row({ n: number })}</span>
        {isLinked && outcome.id ? (
          <Link to={dashboardRoutes.place.to(outcome.id)} lang={contentLanguage} className="font-medium break-words">
            {title}
          </Link>
        ) : (
          <span lang={contentLanguage} className="min-w-0 font-medium break-words">
            {title}
          </span>
        )}
      </p>
      {outcome.result === 'refused' &&
        reasons.refusals(checked).map((reason) => (
          <p key={reason} className="break-words text-danger">
            {reason}
          </p>
        ))}
      {outcome.result === 'changed' &&
        Object.entries(outcome.changes).map(([field, { before, after }]) => (
          <p key={field} className="break-words">
            <span className="font-medium">{nameOf(field)}</span>:{' '}
            {valueOf(field, before) !== '' && (
              <del lang={languageOf(field)} className="text-ink-soft">
                {valueOf(field, before)}
              </del>
            )}{' '}
            <ins lang={languageOf(field)} className="no-underline">
              {valueOf(field, after) || common.empty}
            </ins>
          </p>
        ))}
      {outcome.result !== 'refused' && leftOut && <p className="break-words text-ink-soft">{leftOut}</p>}
      {isDuplicate(checked) && (
        <div className="grid gap-1 py-1">
          {outcome.similar.map((similar) => (
            <p key={similar.id}>{t.similar({ title: similar.title, m: similar.distance })}</p>
          ))}
          {onChoose && (
            <DuplicateField
              label={t.duplicateOf({ title })}
              hideLabel
              value={choiceFor(checked, choices)}
              onChange={onChoose}
            />
          )}
        </div>
      )}
    </li>
  );
}
