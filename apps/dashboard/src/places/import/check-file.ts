import type { Auth } from '@umkreis/contract/boot.ts';
import type { PlaceFile, PlaceMapping } from '@umkreis/contract/place-file.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import { swapCoordinates } from '@umkreis/place-files/mapping/swap-coordinates.ts';
import { mapRows } from '@umkreis/place-files/mapping/map-rows.ts';
import type { MappedRow } from '@umkreis/place-files/mapping/mapped-row.ts';
import { refusedLocally, type CheckedRow } from './checked-row.ts';
import { sendRows } from './send-rows.ts';
import type { ImportContext } from './use-mapping-context.ts';

interface Check {
  table: PlaceFile;
  mapping: PlaceMapping;
  /** Latitude and longitude are swapped in the file. */
  isSwapped: boolean;
  context: ImportContext;
  signal: AbortSignal;
  onProgress(progress: { done: number; of: number }): void;
}

/**
 * What the import would do with each row of a file. A row whose only errors are details is imported without these.
 * @returns null if the signal aborted it
 * @throws ApiError
 */
export async function checkFile(api: ApiContext, auth: Auth, check: Check): Promise<CheckedRow[] | null> {
  const { mapping, context, signal, onProgress } = check;
  const mapped = await mapInParts(check);
  const sent = mapped.filter(({ problems }) => problems.length === 0);
  const body = { branchShortId: context.shortId, source: mapping.source, isTrial: true, signal };
  const dryRun = async (rows: readonly MappedRow[]): Promise<CheckedRow[]> => {
    const checked: CheckedRow[] = [];
    onProgress({ done: 0, of: rows.length });
    await sendRows(api, auth, { ...body, rows: rows.map(({ row }) => row) }, (results) => {
      for (const outcome of results) checked.push({ ...rows[checked.length]!, outcome });
      onProgress({ done: checked.length, of: rows.length });
    });
    return checked;
  };
  const first = await dryRun(sent);
  const second = await dryRun(first.flatMap(withoutRejectedDetails));
  if (signal.aborted) return null;
  const byId = new Map([...first, ...second].map((row) => [row.row.id, row]));
  return mapped.map((row) => (row.problems.length > 0 ? refusedLocally(row) : byId.get(row.row.id)!));
}

/** Rows that are mapped at once, in less than 100 ms */
const MAPPED_AT_ONCE = 500;

/** Maps all rows of a file, and lets the browser respond to input in between. */
async function mapInParts({ table, mapping, isSwapped, context, signal }: Check): Promise<MappedRow[]> {
  const mapped: MappedRow[] = [];
  const ids = new Set<string>();
  for (let from = 0; from < table.rows.length && !signal.aborted; from += MAPPED_AT_ONCE) {
    const part = { ...table, rows: table.rows.slice(from, from + MAPPED_AT_ONCE) };
    for (const row of mapRows(part, mapping, context, ids)) mapped.push(withId(isSwapped ? swapCoordinates(row) : row));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return mapped;
}

const DETAIL = /^\/details\/(\w+)/;

/** The row without the details that are rejected; nothing if it has other errors, or none. */
function withoutRejectedDetails({ outcome, ...checked }: CheckedRow): MappedRow[] {
  const keys = outcome.errors.map(({ field }) => DETAIL.exec(field)?.[1]);
  if (keys.length === 0 || keys.includes(undefined)) return [];
  const all = Object.entries(checked.row.details as Record<string, string[]>);
  const details = Object.fromEntries(all.filter(([key]) => !keys.includes(key)));
  const leftOut = all.flatMap(([key, values]) =>
    keys.includes(key) ? [{ code: 'value' as const, value: values.join('; '), target: `detail:${key}` as const }] : [],
  );
  return [{ ...checked, row: { ...checked.row, details }, leftOut: [...checked.leftOut, ...leftOut] }];
}

/** IDs are assigned before the first request, so that a repeated request does not create duplicates. */
const withId = (row: MappedRow): MappedRow =>
  row.row.id === undefined ? { ...row, row: { ...row.row, id: crypto.randomUUID() } } : row;
