import type { Auth } from '@umkreis/contract/boot.ts';
import type { ImportResult } from '@umkreis/contract/transfer.ts';
import { MOST_IMPORTED } from '@umkreis/contract/size-limits.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';

/** ms */
const LONGEST_MS = 60_000;
/** Maximum characters and JSON values per request, well below the limits of the API */
const LARGEST_CALL = 400_000;
const MOST_VALUES = 45_000;

interface Sending<T> {
  branchShortId: number;
  isTrial: boolean;
  rows: readonly T[];
  /** System of foreign IDs */
  source: string;
  /** The import that the rows belong to; not needed in a dry run */
  origin?: { id: string; fileName: string };
  signal: AbortSignal;
}

/**
 * Validates or writes rows in batches, until the signal aborts it; the batch that is being sent is completed.
 * @param onPart called with the outcomes of each batch, in order
 * @throws ApiError naming the rejected rows; earlier batches are written
 */
export async function sendRows<T extends Record<string, unknown>>(
  context: ApiContext,
  auth: Auth,
  { rows, signal, ...body }: Sending<T>,
  onPart: (results: ImportResult['rows']) => void,
): Promise<void> {
  for (const part of partsOf(rows)) {
    if (signal.aborted) return;
    const { rows: results } = await callApi(context, 'PUT /items/import/', {
      body: { ...body, rows: part as never },
      auth,
      timeout: LONGEST_MS,
    });
    onPart(results);
  }
}

/** Batches within the limits of the API. */
function partsOf<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [[]];
  let [size, values] = [0, 0];
  for (const row of rows) {
    const text = JSON.stringify(row);
    const count = text.match(/[,[{]/g)?.length ?? 0;
    const isFull = size + text.length > LARGEST_CALL || values + count > MOST_VALUES;
    if (parts.at(-1)!.length === MOST_IMPORTED || (isFull && size > 0)) {
      parts.push([]);
      [size, values] = [0, 0];
    }
    parts.at(-1)!.push(row);
    size += text.length;
    values += count;
  }
  return parts.filter(({ length }) => length > 0);
}
