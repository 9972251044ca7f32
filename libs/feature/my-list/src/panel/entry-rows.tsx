import type { ReactNode } from 'react';
import { placeListLook } from '@umkreis/contract/page-frame/looks.ts';
import { kmText } from '@umkreis/guide-core/format-distance.ts';
import { useLanguage } from '@umkreis/i18n/language.tsx';
import { EntryRow } from '../rows/entry-row.tsx';
import { useRowTexts } from '../rows/row-texts.ts';
import type { PlannedRow } from '../rows/use-list-rows.ts';

interface Props {
  label: string;
  rows: readonly PlannedRow[];
  /** null: the rows can't be moved */
  onMove: ((from: number, to: number, title: string) => void) | null;
  /** Buttons at the end of a row */
  buttons(row: PlannedRow, title: string, index: number): ReactNode;
}

/** The entries of a list. */
export function EntryRows({ label, rows, onMove, buttons }: Props) {
  const language = useLanguage();
  const textsOf = useRowTexts();
  return (
    <ol aria-label={label} className={placeListLook.list}>
      {rows.map((row, index) => {
        const texts = textsOf(row);
        return (
          <EntryRow
            key={row.entry.id}
            row={row}
            texts={texts}
            distance={row.km === null ? undefined : kmText(row.km, language)}
            order={onMove && { index, onMove: (from, to) => onMove(from, to, textsOf(rows[from]!).title) }}
          >
            {buttons(row, texts.title, index)}
          </EntryRow>
        );
      })}
    </ol>
  );
}
