import { useRef, useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { uploadPlaceFile } from '@umkreis/api-client/upload-place-file.ts';
import type { PlaceFile, PlaceMapping } from '@umkreis/contract/place-file.ts';
import { placeFileLimits } from '@umkreis/contract/size-limits.ts';
import { guessMapping, isOwnFormat, withStored } from '@umkreis/place-files/mapping/guess-mapping.ts';
import { categoryValuesOf } from '@umkreis/place-files/mapping/map-rows.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useWrite, type Write } from '../../write/use-write.ts';
import { checkFile } from './check-file.ts';
import { writableRows, type CheckedRow, type DuplicateChoices } from './checked-row.ts';
import { sendRows } from './send-rows.ts';
import type { ImportContext } from './use-mapping-context.ts';

export interface PlacesImport {
  step: 'file' | 'reading' | 'mapping' | 'checking' | 'checked' | 'writing' | 'written';
  /** Why the file can't be read */
  fault: string | null;
  table: PlaceFile | null;
  mapping: PlaceMapping | null;
  isSwapped: boolean;
  /** Number of processed rows, and their total */
  progress: { done: number; of: number };
  rows: readonly CheckedRow[];
  duplicates: DuplicateChoices;
  /** The import as it is stored once something is written */
  origin: { id: string; fileName: string } | null;
  write: Write;
  open(file: File, context: ImportContext): Promise<void>;
  setMapping(mapping: PlaceMapping): void;
  editMapping(): void;
  check(context: ImportContext, isSwapped?: boolean): Promise<void>;
  setDuplicates(choices: DuplicateChoices): void;
  store(context: ImportContext): Promise<void>;
  cancel(): void;
  reset(): void;
}

/** Characters of a file's name */
const LONGEST_NAME = 200;
const noChoices: DuplicateChoices = { all: 'skip', byRow: new Map() };
type State = Omit<
  PlacesImport,
  'write' | 'open' | 'setMapping' | 'editMapping' | 'check' | 'setDuplicates' | 'store' | 'cancel' | 'reset'
>;
const initial: State = {
  step: 'file',
  fault: null,
  progress: { done: 0, of: 0 },
  table: null,
  mapping: null,
  isSwapped: false,
  rows: [],
  duplicates: noChoices,
  origin: null,
};

/** Imports a file of places: reads it, maps its columns, validates each row, and writes those that are not rejected. */
export function useImport(): PlacesImport {
  const { boot, auth } = useDashboard();
  const write = useWrite();
  const [state, setState] = useState(initial);
  const abort = useRef(new AbortController());
  const change = (next: Partial<State>) => setState((current) => ({ ...current, ...next }));
  const start = (next: Partial<State>) => {
    abort.current = new AbortController();
    change(next);
    return abort.current.signal;
  };

  const check = async (file: Pick<State, 'table' | 'mapping' | 'isSwapped'>, context: ImportContext) => {
    const signal = start({ ...file, step: 'checking', rows: [], duplicates: noChoices });
    const onProgress = (progress: State['progress']) => change({ progress });
    let rows: CheckedRow[] | null = null;
    await write.run(async () => {
      const { table, mapping, isSwapped } = file;
      rows = await checkFile(boot, auth, { table: table!, mapping: mapping!, isSwapped, context, signal, onProgress });
    });
    change(rows ? { rows, step: 'checked' } : { step: 'mapping' });
  };

  const open = async (file: File, context: ImportContext) => {
    const signal = start({ ...initial, step: 'reading', origin: newOrigin(file) });
    try {
      if (file.size > placeFileLimits.bytes) return change({ step: 'file', fault: 'too-large' });
      const table = await uploadPlaceFile(boot, auth, context.shortId, file, signal);
      const mapping = withStored(guessMapping(table, { ...context, fileName: file.name }), table.mapping);
      const isClear = categoryValuesOf(table, mapping, context.categories).every(({ key }) => key !== undefined);
      // The product's own export needs no decisions.
      if (isOwnFormat(table) && isClear) return await check({ table, mapping, isSwapped: false }, context);
      change({ table, mapping, step: 'mapping' });
    } catch (error) {
      change({ step: 'file', fault: signal.aborted ? null : faultOf(error) });
    }
  };

  const store = async (context: ImportContext) => {
    const { table, mapping, origin } = state;
    const rows = writableRows(state.rows, state.duplicates);
    const progress = { done: 0, of: rows.length };
    const signal = start({ step: 'writing', progress });
    const { shortId: branchShortId } = context;
    const isDone = await write.run(async () => {
      const stored = { branchShortId, columns: table!.columns, mapping: mapping! };
      await callApi(boot, 'PUT /imports/mapping/', { body: stored, auth });
      const body = { branchShortId, source: mapping!.source, isTrial: false, origin: origin!, rows, signal };
      await sendRows(boot, auth, body, (results) => {
        progress.done += results.length;
        change({ progress: { ...progress } });
      });
    });
    change({ step: isDone || progress.done > 0 ? 'written' : 'checked' });
  };

  return {
    ...state,
    write,
    open,
    store,
    check: (context, isSwapped = state.isSwapped) => check({ ...state, isSwapped }, context),
    setMapping: (mapping) => change({ mapping }),
    setDuplicates: (duplicates) => change({ duplicates }),
    editMapping: () => change({ step: 'mapping' }),
    cancel: () => abort.current.abort(),
    reset() {
      abort.current.abort();
      setState(initial);
    },
  };
}

const newOrigin = ({ name }: File) => ({ id: crypto.randomUUID() as string, fileName: name.slice(0, LONGEST_NAME) });

/** The fault that the API names, else that there was no response. */
function faultOf(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.status === 413) return 'too-large';
  return problem?.status === 422 ? (problem.errors?.[0]?.message ?? 'unknown') : 'failed';
}
