import type { Auth } from '@umkreis/contract/boot.ts';
import type { DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import type { ExportedRow } from '@umkreis/contract/transfer.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';

/** ms */
const LONGEST_MS = 60_000;

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
