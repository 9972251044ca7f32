import type { Metric } from '@umkreis/contract/metric.ts';
import type { Db } from '@umkreis/db/database.ts';

/** One round trip for the whole batch; existing rows are unchanged. @param idOf ID of the nth row */
export async function insertMetrics(
  db: Db,
  metrics: readonly Metric[],
  { idOf, date }: { idOf: (nth: number) => string; date: Date },
): Promise<void> {
  await db
    .insertInto('metrics')
    .values(
      metrics.map(({ branch_short_id, session_id, metric_key, item_id, ...payload }, nth) => ({
        id: idOf(nth),
        date,
        branch_id: branch_short_id ?? null,
        session_id,
        metric_key,
        item_id: item_id ?? null,
        payload: JSON.stringify(withoutTraces(payload)),
      })),
    )
    .onConflict((same) => same.doNothing())
    .execute();
}

/** A referrer's path and query may identify a person; only its origin is stored. */
function withoutTraces<T extends { referrer?: string | null | undefined }>(payload: T): T {
  if (!payload.referrer) return payload;
  return { ...payload, referrer: URL.canParse(payload.referrer) ? new URL(payload.referrer).origin : null };
}
