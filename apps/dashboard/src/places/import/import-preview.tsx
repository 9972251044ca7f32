import { useState } from 'react';
import type { PlaceFile } from '@umkreis/contract/place-file.ts';
import type { ImportedRow } from '@umkreis/contract/transfer.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { importMessages } from '../messages/import.ts';
import { download } from '../transfer/file-formats.ts';
import type { CheckedRow, DuplicateChoices } from './checked-row.ts';
import { PreviewRow } from './preview-row.tsx';
import { rejectedCsv } from './rejected-csv.ts';
import { useReasons } from './use-reasons.ts';

type Result = ImportedRow['result'];
const results: readonly Result[] = ['new', 'changed', 'refused', 'unchanged'];
const STEP = 100;

interface Props {
  table: PlaceFile;
  rows: readonly CheckedRow[];
  choices: DuplicateChoices;
  isWritten: boolean;
  onChoose(choices: DuplicateChoices): void;
}

/** The outcome of each row: new, changed by field, rejected with a reason, or unchanged. */
export function ImportPreview({ table, rows, choices, isWritten, onChoose }: Props) {
  const t = useMessages(importMessages);
  const { language } = useDashboard();
  const reasons = useReasons();
  const of = Map.groupBy(rows, ({ outcome }) => outcome.result);
  const count = (result: Result) => of.get(result)?.length ?? 0;
  const [result, setResult] = useState<Result>(() => results.find((one) => count(one) > 0) ?? 'unchanged');
  const [visibleCount, setVisibleCount] = useState(STEP);
  const list = of.get(result) ?? [];
  const incomplete = rows.filter(({ outcome, leftOut }) => outcome.result !== 'refused' && leftOut.length > 0).length;
  const saveRejected = () => {
    const rejected = (of.get('refused') ?? []).map((row) => [row.number, reasons.refusals(row).join(' · ')] as const);
    const csv = rejectedCsv(table, new Map(rejected), language === 'de' ? ';' : ',');
    download(csv, 'umkreis-refused.csv', 'text/csv;charset=utf-8');
  };
  return (
    <>
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
      {incomplete > 0 && <p className="text-sm text-ink-soft">{t.leftOutCount({ n: incomplete })}</p>}
      {count('new') + count('changed') + count('refused') === 0 && <p className="text-sm text-ink-soft">{t.nothing}</p>}
      <ul className="text-sm">
        {list.slice(0, visibleCount).map((row, index) => (
          <PreviewRow
            key={`${row.number} ${index}`}
            row={row}
            isLinked={result !== 'refused' && (result !== 'new' || isWritten)}
            reasons={reasons}
            choices={choices}
            onChoose={
              isWritten
                ? null
                : (choice) => onChoose({ ...choices, byRow: new Map(choices.byRow).set(row.number, choice) })
            }
          />
        ))}
      </ul>
      {list.length > visibleCount && (
        <Button size="small" className="justify-self-start" onClick={() => setVisibleCount(visibleCount + STEP)}>
          {t.more}
        </Button>
      )}
      {count('refused') > 0 && (
        <Button className="justify-self-start" onClick={saveRejected}>
          {t.downloadRejected}
        </Button>
      )}
    </>
  );
}
