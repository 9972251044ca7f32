import type { Auth } from '@umkreis/contract/boot.ts';
import type { DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import { MOST_IMPORTED, type ImportResult, type ExportedRow } from '@umkreis/contract/transfer.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';

/** ms */
const LONGEST_MS = 60_000;
/** Characters of one call, well below what the API takes. */
const LARGEST_CALL = 400_000;

/** All places that match, as they travel in files. @param onProgress told how many are there, of how many */
export async function exportItems(
  context: ApiContext,
  auth: Auth,
  query: Partial<DashboardItemQuery>,
  onProgress: (done: number, of: number) => void,
): Promise<ExportedRow[]> {
  const rows: ExportedRow[] = [];
  for (let page = 1; ; page++) {
    const answer = await callApi(context, 'GET /items/dashboard/export/', {
      query: { ...query, page, pageSize: undefined },
      auth,
      timeout: LONGEST_MS,
    });
    rows.push(...answer.rows);
    onProgress(rows.length, answer.total);
    if (page >= answer.pageCount) return rows;
  }
}

interface Import<T> {
  branchShortId: number;
  isTrial: boolean;
  rows: readonly T[];
}

/**
 * Tries or writes rows, some hundred at a time.
 * @param onPart told what became of each part, in order
 * @throws ApiError naming what was refused; the parts before it are written
 */
export async function importItems<T extends object>(
  context: ApiContext,
  auth: Auth,
  { branchShortId, isTrial, rows }: Import<T>,
  onPart: (results: ImportResult['rows']) => void,
): Promise<void> {
  for (const part of partsOf(rows)) {
    const { rows: results } = await callApi(context, 'PUT /items/import/', {
      body: { branchShortId, isTrial, rows: part },
      auth,
      timeout: LONGEST_MS,
    });
    onPart(results);
  }
}

function partsOf<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [[]];
  let size = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    if (parts.at(-1)!.length === MOST_IMPORTED || (size + length > LARGEST_CALL && size > 0)) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)!.push(row);
    size += length;
  }
  return parts.filter(({ length }) => length > 0);
}
