import { v7 as uuidv7 } from 'uuid';
import type { Metric } from '@umkreis/contract/metric.ts';
import type { Db } from '@umkreis/db/database.ts';

/** One round trip for the whole batch; rows are only ever added. */
export async function insertMetrics(db: Db, metrics: readonly Metric[]): Promise<void> {
  await db
    .insertInto('metrics')
    .values(
      metrics.map(({ branch_short_id, session_id, metric_key, item_id, ...payload }) => ({
        id: uuidv7(),
        branch_id: branch_short_id ?? null,
        session_id,
        metric_key,
        item_id: item_id ?? null,
        payload: JSON.stringify(withoutTraces(payload)),
      })),
    )
    .execute();
}

/** A referrer's path and query may name a person; its origin says where visitors come from. */
function withoutTraces<T extends { referrer?: string | null | undefined }>(payload: T): T {
  if (!payload.referrer) return payload;
  return { ...payload, referrer: URL.canParse(payload.referrer) ? new URL(payload.referrer).origin : null };
}
