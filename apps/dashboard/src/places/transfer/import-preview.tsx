import { useState } from 'react';
import type { ImportedRow } from '@umkreis/contract/transfer.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { transferMessages } from '../messages/transfer.ts';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useFieldNames } from '../../history/use-field-names.ts';
import { download, formats } from './file-formats.ts';
import type { CheckedRow } from './use-import.ts';

type Result = ImportedRow['result'];
const results: readonly Result[] = ['new', 'changed', 'refused', 'unchanged'];
const STEP = 100;

interface Props {
  rows: readonly CheckedRow[];
  isWritten: boolean;
  onWrite(): void;
}

/** The outcome of each row: new, changed by field, rejected with a reason, or unchanged. */
export function ImportPreview({ rows, isWritten, onWrite }: Props) {
  const t = useMessages(transferMessages);
  const { language } = useDashboard();
  const of = Map.groupBy(rows, ({ outcome }) => outcome.result);
  const count = (result: Result) => of.get(result)?.length ?? 0;
  const [result, setResult] = useState<Result>(() => results.find((one) => count(one) > 0) ?? 'unchanged');
  const [visibleCount, setVisibleCount] = useState(STEP);
  const writable = count('new') + count('changed');
  const list = of.get(result) ?? [];
  const saveRejected = async () => {
    const rejected = of.get('refused') ?? [];
    const { rowsToCsv } = await formats.csv.load();
    const reasons = rejected.map(({ outcome }) => reasonsOf(outcome).join(' · '));
    const csv = rowsToCsv(
      rejected.map(({ row }) => row),
      language === 'de' ? ';' : ',',
      reasons,
    );
    download(csv, 'umkreis-refused.csv', 'text/csv;charset=utf-8');
  };
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <h2 className="text-base font-title">{t.preview}</h2>
      <div className="flex flex-wrap gap-2">
        {results.map((one) => (
          <Chip
            key={one}
            pressed={one === result}
            disabled={count(one) === 0}
            onClick={() => {
              setResult(one);
              setVisibleCount(STEP);
            }}
          >
            {t[one]({ n: count(one) })}
          </Chip>
        ))}
      </div>
      {writable === 0 && count('refused') === 0 && <p className="text-sm text-ink-soft">{t.nothing}</p>}
      <ul className="text-sm">
        {list.slice(0, visibleCount).map((row) => (
          <PreviewRow key={row.number} row={row} isLinked={result !== 'refused' && (result !== 'new' || isWritten)} />
        ))}
      </ul>
      {list.length > visibleCount && (
        <Button size="small" className="justify-self-start" onClick={() => setVisibleCount(visibleCount + STEP)}>
          {t.more}
        </Button>
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        {isWritten ? (
          <Link to={dashboardRoutes.places.to()} className={buttonClass('primary')}>
            {t.toList}
          </Link>
        ) : (
          writable > 0 && (
            <Button kind="primary" onClick={onWrite}>
              {t.write({ n: writable })}
            </Button>
          )
        )}
        {count('refused') > 0 && <Button onClick={() => void saveRejected()}>{t.downloadRejected}</Button>}
      </div>
    </Card>
  );
}

const reasonsOf = ({ errors }: ImportedRow) =>
  errors.map(({ field, message }) => [field.slice(1), message].filter(Boolean).join(': '));

function PreviewRow({ row: { number, row, outcome }, isLinked }: { row: CheckedRow; isLinked: boolean }) {
  const t = useMessages(transferMessages);
  const common = useMessages(dashboardMessages);
  const { nameOf, valueOf } = useFieldNames(useBranchZone());
  const { title: written } = outcome.changes;
  const title = String(row.title ?? written?.after ?? '') || common.untitled;
  return (
    <li className="border-t border-line py-2 first:border-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular text-xs text-ink-soft">{t.row({ n: number })}</span>
        {isLinked && outcome.id ? (
          <Link to={dashboardRoutes.place.to(outcome.id)} lang="de" className="font-medium break-words">
            {title}
          </Link>
        ) : (
          <span lang="de" className="font-medium break-words">
            {title}
          </span>
        )}
      </p>
      {reasonsOf(outcome).map((reason) => (
        <p key={reason} className="break-words text-danger">
          {reason}
        </p>
      ))}
      {outcome.result === 'changed' &&
        Object.entries(outcome.changes).map(([field, { before, after }]) => (
          <p key={field} className="break-words">
            <span className="font-medium">{nameOf(field)}</span>:{' '}
            {valueOf(before) !== '' && <del className="text-ink-soft">{valueOf(before)}</del>}{' '}
            <ins className="no-underline">{valueOf(after) || common.empty}</ins>
          </p>
        ))}
    </li>
  );
}
