import { useState } from 'react';
import type { ImportedRow } from '@umkreis/contract/transfer.ts';
import { importItems } from './transfer-items.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite, type Write } from '../../write/use-write.ts';
import type { FileRow } from './csv-rows.ts';
import { decodeText, LARGEST_FILE, MOST_ROWS, readPlacesFile } from './file-formats.ts';

type FileError = 'tooLarge' | 'unreadable' | 'noRows';
export interface CheckedRow {
  /** Row number in the file, from 1 */
  number: number;
  row: FileRow;
  outcome: ImportedRow;
}

export interface PlacesImport {
  step: 'file' | 'checking' | 'checked' | 'writing' | 'written';
  error: FileError | null;
  unknownColumns: readonly string[];
  /** Number of processed rows, and their total */
  progress: { done: number; of: number };
  rows: readonly CheckedRow[];
  /** Number of places written so far */
  written: number;
  write: Write;
  check(file: File, branchShortId: number): Promise<void>;
  store(branchShortId: number): Promise<void>;
  reset(): void;
}

/** Imports a file of places: reads it, validates each row, and writes the rows that were not rejected. */
export function useImport(): PlacesImport {
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [step, setStep] = useState<PlacesImport['step']>('file');
  const [error, setError] = useState<FileError | null>(null);
  const [unknownColumns, setUnknownColumns] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const [rows, setRows] = useState<readonly CheckedRow[]>([]);
  const [written, setWritten] = useState(0);

  const read = async (file: File): Promise<FileRow[] | FileError> => {
    if (file.size > LARGEST_FILE) return 'tooLarge';
    const content = await readPlacesFile(decodeText(await file.arrayBuffer())).catch(() => null);
    if (!content) return 'unreadable';
    setUnknownColumns(content.unknownColumns);
    if (content.rows.length > MOST_ROWS) return 'tooLarge';
    return content.rows.length > 0 ? content.rows : 'noRows';
  };
  return {
    step,
    error,
    unknownColumns,
    progress,
    rows,
    written,
    write,
    reset() {
      setStep('file');
      setError(null);
      setRows([]);
    },
    async check(file, branchShortId) {
      setError(null);
      setWritten(0);
      const content = await read(file);
      if (typeof content === 'string') return setError(content);
      // Ids are assigned before the first request, so that a repeated request does not create duplicates.
      const named = content.map((row) => ({ id: crypto.randomUUID() as string, ...row }));
      const checked: CheckedRow[] = [];
      setRows([]);
      setProgress({ done: 0, of: named.length });
      setStep('checking');
      const isDone = await write.run(() =>
        importItems(boot, auth, { branchShortId, isDryRun: true, rows: named }, (outcomes) => {
          for (const outcome of outcomes)
            checked.push({ number: checked.length + 1, row: named[checked.length]!, outcome });
          setProgress({ done: checked.length, of: named.length });
        }),
      );
      setRows(checked);
      setStep(isDone ? 'checked' : 'file');
    },
    async store(branchShortId) {
      const wanted = rows
        .filter(({ outcome }) => outcome.result === 'new' || outcome.result === 'changed')
        .map(({ row }) => row);
      let done = 0;
      setProgress({ done, of: wanted.length });
      setStep('writing');
      const isDone = await write.run(() =>
        importItems(boot, auth, { branchShortId, isDryRun: false, rows: wanted }, (outcomes) => {
          done += outcomes.length;
          setWritten(done);
          setProgress({ done, of: wanted.length });
        }),
      );
      setStep(isDone ? 'written' : 'checked');
    },
  };
}
