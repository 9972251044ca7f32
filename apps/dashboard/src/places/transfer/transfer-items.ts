import type { Auth } from '@umkreis/contract/boot.ts';
import type { DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import { MOST_IMPORTED, type ImportResult, type ExportedRow } from '@umkreis/contract/transfer.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';

/** ms */
const LONGEST_MS = 60_000;
/** Maximum characters per request, well below the limit of the API. */
const LARGEST_CALL = 400_000;

/** Exports all matching places, page by page. @param onProgress called with the number loaded and the total */
export async function exportItems(
  context: ApiContext,
  auth: Auth,
  query: Partial<DashboardItemQuery>,
  onProgress: (done: number, of: number) => void,
): Promise<ExportedRow[]> {
  const rows: ExportedRow[] = [];
  for (let page = 1; ; page++) {
    const response = await callApi(context, 'GET /items/dashboard/export/', {
      query: { ...query, page, pageSize: undefined },
      auth,
      timeout: LONGEST_MS,
    });
    rows.push(...response.rows);
    onProgress(rows.length, response.total);
    if (page >= response.pageCount) return rows;
  }
}

interface Import<T> {
  branchShortId: number;
  isDryRun: boolean;
  rows: readonly T[];
}

/**
 * Validates or writes rows in batches of a few hundred.
 * @param onPart called with the outcomes of each batch, in order
 * @throws ApiError naming the rejected rows; earlier batches are written
 */
export async function importItems<T extends Record<string, unknown>>(
  context: ApiContext,
  auth: Auth,
  { branchShortId, isDryRun, rows }: Import<T>,
  onPart: (results: ImportResult['rows']) => void,
): Promise<void> {
  for (const part of partsOf(rows)) {
    const { rows: results } = await callApi(context, 'PUT /items/import/', {
      body: { branchShortId, isTrial: isDryRun, rows: part },
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
